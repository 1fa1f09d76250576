import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  getU64Encoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endTestChain,
  fundedSigner,
  signedBy,
  someAddress,
  startTestChain,
  type TestChain,
  wireOf,
} from './testing/start-test-chain.ts'
import { LOOKUP_TABLE_PROGRAM, SYSTEM_PROGRAM } from './tokens/programs.ts'

let test: TestChain
beforeAll(async () => {
  test = await startTestChain()
})
afterAll(() => endTestChain(test))

const confirmed = { commitment: 'confirmed' } as const

describe('address lookup tables', () => {
  it('loads the accounts of a transaction from a table', async () => {
    const me = await fundedSigner(test)
    const you = await someAddress()
    const table = await makeTable(me, [you])
    await waitUntil({ what: 'the table to be a slot old', check: async () => (await slot()) > table.slot })
    const lifetime = (await test.rpc.getLatestBlockhash().send()).value
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayerSigner(me, draft),
      (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
      (draft) =>
        appendTransactionMessageInstructions(
          [getTransferSolInstruction({ source: me, destination: you, amount: 4_000_000n })],
          draft,
        ),
      (draft) => compressTransactionMessageUsingAddressLookupTables(draft, { [table.address]: [you] }),
    )
    const transaction = await signTransactionMessageWithSigners(message)
    await test.rpc
      .sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' })
      .send()
    expect(test.chain.lamports(you)).toBe(4_000_000n)
    const signature = getSignatureFromTransaction(transaction)
    const find = () =>
      test.rpc
        .getTransaction(signature, { ...confirmed, encoding: 'json', maxSupportedTransactionVersion: 0 })
        .send()
    await waitUntil({ what: 'the confirmation', check: async () => (await find()) !== null })
    expect((await find())?.meta).toMatchObject({ loadedAddresses: { writable: [you], readonly: [] } })
    expect(test.chain.history(you, { limit: 1 })[0]?.signature).toBe(signature)
    const refused = await test.call('getTransaction', [signature, { ...confirmed, encoding: 'json' }])
    expect(refused.error?.code).toBe(-32015)
  })
})

async function slot(): Promise<bigint> {
  return test.rpc.getSlot({ commitment: 'processed' }).send()
}

/** Instructions by hand: there is no client for this program among our packages. */
async function makeTable(owner: KeyPairSigner, entries: readonly string[]) {
  const recent = (await slot()) - 1n
  const [table, bump] = await getProgramDerivedAddress({
    programAddress: LOOKUP_TABLE_PROGRAM,
    seeds: [getAddressEncoder().encode(owner.address), getU64Encoder().encode(recent)],
  })
  const accounts = [
    { address: table, role: AccountRole.WRITABLE },
    { address: owner.address, role: AccountRole.WRITABLE_SIGNER, signer: owner },
    { address: owner.address, role: AccountRole.WRITABLE_SIGNER, signer: owner },
    { address: SYSTEM_PROGRAM, role: AccountRole.READONLY },
  ]
  const create = Buffer.concat([Buffer.from([0, 0, 0, 0]), u64(recent), Buffer.from([bump])])
  const addresses = entries.map((each) => Buffer.from(getAddressEncoder().encode(address(each))))
  const extend = Buffer.concat([Buffer.from([2, 0, 0, 0]), u64(BigInt(entries.length)), ...addresses])
  const instructions: Instruction[] = [create, extend].map((data) => ({
    programAddress: LOOKUP_TABLE_PROGRAM,
    accounts,
    data: new Uint8Array(data),
  }))
  await test.chain.send(wireOf(await signedBy(test, owner, instructions)))
  return { address: table, slot: await slot() }
}

function u64(value: bigint): Buffer {
  return Buffer.from(getU64Encoder().encode(value))
}
