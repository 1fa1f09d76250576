import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  randomSolanaAddress,
  solanaAction,
  solTransfer,
  tokenAccountOf,
} from '@windhover/testkit/solana-actions'
import { describe, expect, it } from 'vitest'
import { decodeSolanaTransaction } from './decode-transaction.ts'
import { solanaKey, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs.ts'
import { associatedTokenAccount } from './token-account.ts'

const [owner, to, table] = [randomSolanaAddress(), randomSolanaAddress(), randomSolanaAddress()]
const transfer = solTransfer({ from: owner, to, amountRaw: 5n })
const wireOf = (action: { transactionBase64: string }) => Buffer.from(action.transactionBase64, 'base64')

describe('decodeSolanaTransaction', () => {
  it.each(['legacy', 0] as const)('reads what the library wrote, version %s', (version) => {
    const blockhash = randomSolanaAddress()
    const wire = wireOf(solanaAction({ feePayer: owner, instructions: [transfer], version, blockhash }))
    const decoded = decodeSolanaTransaction(wire)
    expect(decoded).toMatchObject({
      version,
      signersRequired: 1,
      readonlySigners: 0,
      readonlyOthers: 2,
      lookups: [],
    })
    expect(decoded.accounts[0]).toBe(solanaKey(owner))
    expect(decoded.accounts).toContain(solanaKey(to))
    expect(decoded.blockhash).toBe(solanaKey(blockhash))
    expect(decoded.instructions.length).toBe(3)
    expect(Buffer.from(decoded.instructions[2]?.data ?? []).toString('hex')).toBe('020000000500000000000000')
    expect(decoded.signatures).toEqual([Buffer.alloc(64)])
    expect(decoded.message).toEqual(wire.subarray(65))
  })

  it('reads lookup tables', () => {
    const transaction = pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayer(owner, message),
      (message) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: randomSolanaAddress() as string as Blockhash, lastValidBlockHeight: 1n },
          message,
        ),
      (message) => appendTransactionMessageInstructions([transfer], message),
      (message) =>
        compressTransactionMessageUsingAddressLookupTables(message, {
          [table]: [randomSolanaAddress(), address(to)],
        }),
      compileTransaction,
    )
    const decoded = decodeSolanaTransaction(
      Buffer.from(getBase64EncodedWireTransaction(transaction), 'base64'),
    )
    expect(decoded.lookups).toEqual([{ table: solanaKey(table), writable: [1], readonly: [] }])
    expect(decoded.accounts).not.toContain(solanaKey(to))
  })

  it('refuses every shortened or lengthened form', () => {
    const wire = wireOf(solanaAction({ feePayer: owner, instructions: [transfer] }))
    for (let length = 0; length < wire.length; length++) {
      expect(() => decodeSolanaTransaction(wire.subarray(0, length))).toThrow()
    }
    expect(() => decodeSolanaTransaction(Buffer.concat([wire, Buffer.from([0])]))).toThrow('left over')
    expect(() => decodeSolanaTransaction(Buffer.alloc(1_233))).toThrow('longer')
  })

  it.each([
    ['an unknown version', (wire: Buffer) => wire.fill(0x81, 65, 66)],
    ['no signer', (wire: Buffer) => wire.fill(0, 66, 67)],
    ['two signers for one slot', (wire: Buffer) => wire.fill(2, 66, 67)],
    ['a payer who may not pay', (wire: Buffer) => wire.fill(1, 67, 68)],
    [
      'a length in a longer form',
      (wire: Buffer) => Buffer.concat([Buffer.from([0x81, 0x00]), wire.subarray(1)]),
    ],
  ])('refuses %s', (_, change) => {
    const wire = wireOf(solanaAction({ feePayer: owner, instructions: [transfer] }))
    expect(() => decodeSolanaTransaction(change(Buffer.from(wire)))).toThrow()
  })
})

it('derives the same token accounts as the library', async () => {
  for (let round = 0; round < 20; round++) {
    const [holder, mint] = [randomSolanaAddress(), randomSolanaAddress()]
    const ours = (tokenProgram: string) =>
      associatedTokenAccount({ owner: solanaKey(holder), mint: solanaKey(mint), tokenProgram })
    expect(ours(TOKEN_PROGRAM)).toBe(solanaKey(await tokenAccountOf({ owner: holder, mint })))
    const tokenProgram = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
    expect(ours(TOKEN_2022_PROGRAM)).toBe(
      solanaKey(await tokenAccountOf({ owner: holder, mint, tokenProgram })),
    )
  }
})
