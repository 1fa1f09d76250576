import { randomBytes } from 'node:crypto'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getAddressDecoder,
  getBase64EncodedWireTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import { nameFee } from '@windhover/sandbox/doubles/jupiter/name-fee'

export function randomSolanaAddress(): Address {
  return getAddressDecoder().decode(randomBytes(32))
}

/** Compiled by the same library as the product's own, without a chain behind it. */
export function solanaAction(input: {
  feePayer: string
  instructions: readonly Instruction[]
  version?: 'legacy' | 0
  /** False leaves out the compute budget. */
  hasBudget?: boolean
  blockhash?: string
}): Extract<SignableAction, { chain: 'solana' }> {
  const { version = 0, hasBudget = true } = input
  const blockhash = (input.blockhash ?? randomSolanaAddress()) as Blockhash
  const budget = hasBudget
    ? [
        getSetComputeUnitLimitInstruction({ units: 60_123 }),
        getSetComputeUnitPriceInstruction({ microLamports: 77n }),
      ]
    : []
  const transaction = pipe(
    createTransactionMessage({ version }),
    (message) => setTransactionMessageFeePayer(address(input.feePayer), message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 1_000n }, message),
    (message) => appendTransactionMessageInstructions([...budget, ...input.instructions], message),
    compileTransaction,
  )
  return { chain: 'solana', transactionBase64: getBase64EncodedWireTransaction(transaction) }
}

export function solTransfer(input: { from: string; to: string; amountRaw: bigint }): Instruction {
  const { from, to, amountRaw } = input
  return getTransferSolInstruction({
    source: createNoopSigner(address(from)),
    destination: address(to),
    amount: amountRaw,
  })
}

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const DECIMALS = 6
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

type Holding = { readonly owner: string; readonly mint: string; readonly tokenProgram?: string }

export async function tokenAccountOf(holding: Holding): Promise<Address> {
  const [account] = await findAssociatedTokenPda({
    owner: address(holding.owner),
    mint: address(holding.mint),
    tokenProgram: address(holding.tokenProgram ?? TOKEN_PROGRAM),
  })
  return account
}

export async function openTokenAccount(holding: Holding & { payer: string }): Promise<Instruction> {
  return getCreateAssociatedTokenIdempotentInstruction({
    payer: createNoopSigner(address(holding.payer)),
    ata: await tokenAccountOf(holding),
    owner: address(holding.owner),
    mint: address(holding.mint),
    tokenProgram: address(holding.tokenProgram ?? TOKEN_PROGRAM),
  })
}

export function tokenTransfer(move: {
  source: string
  mint: string
  destination: string
  authority: string
  amountRaw: bigint
  tokenProgram?: string
}): Instruction {
  return getTransferCheckedInstruction(
    {
      source: address(move.source),
      mint: address(move.mint),
      destination: address(move.destination),
      authority: createNoopSigner(address(move.authority)),
      amount: move.amountRaw,
      decimals: DECIMALS,
    },
    { programAddress: address(move.tokenProgram ?? TOKEN_PROGRAM) },
  )
}

type TokenMove = Parameters<typeof tokenTransfer>[0]

/** Of Token-2022 alone. */
export function tokenTransferWithFee(move: TokenMove & { feeRaw: bigint }): Instruction {
  return nameFee(tokenTransfer(move), { ...move, decimals: DECIMALS })
}

export function memo(text: string): Instruction {
  return {
    programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    accounts: [],
    data: Buffer.from(text),
  }
}

export async function wrapSol(owner: string, amountRaw: bigint): Promise<readonly Instruction[]> {
  const account = await tokenAccountOf({ owner, mint: WRAPPED_SOL })
  return [
    await openTokenAccount({ payer: owner, owner, mint: WRAPPED_SOL }),
    solTransfer({ from: owner, to: account, amountRaw }),
    getSyncNativeInstruction({ account }),
  ]
}

export async function closeWrappedSol(owner: string, destination = owner): Promise<Instruction> {
  return getCloseAccountInstruction({
    account: await tokenAccountOf({ owner, mint: WRAPPED_SOL }),
    destination: address(destination),
    owner: createNoopSigner(address(owner)),
  })
}
