import { signerErrors } from '@windhover/core/signing/errors'
import { accountName } from '@windhover/core/transactions/ledger'
import { createEvmSigner } from '@windhover/testkit/action-signer'
import { heldBy, runIntent, transferOf, UNIT } from '@windhover/testkit/lane-world'
import { startTestLanes, type TestLanes } from '@windhover/testkit/start-test-lanes'
import { sumLedger } from '@windhover/testkit/sum-ledger'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignerClient } from '../../../adapters/signer/index.ts'
import { listAttempts } from '../stores/attempt-store.ts'
import { ledgerEntries } from '../tables.ts'

const FEE = UNIT.hedera / 100n
// Spelt with capitals, as wallets show it: both sides must mean the same account all the same.
const feeAccount = createEvmSigner().address

let sandbox: TestSandbox
let lanes: TestLanes
let process: TestSigner
let client: ReturnType<typeof createSignerClient>
let isFeeRefused = false

beforeAll(async () => {
  sandbox = await useSandbox()
  const env = { HEDERA_FEE_ACCOUNT: feeAccount }
  lanes = await startTestLanes({
    sandbox,
    env,
    signer: async (databaseUrl) => {
      process = await startTestSigner({ databaseUrl, wrapper: 'file', env })
      client = createSignerClient({ socketPath: process.socketPath })
      return {
        ...client,
        sign: async (request) => {
          if (isFeeRefused && request.step === 1) throw signerErrors.overDailyLimit()
          return await client.sign(request)
        },
      }
    },
  })
})
afterAll(async () => {
  await client?.close()
  await process?.stop()
  await lanes?.stop()
  await sandbox?.stop()
})

async function bookedTo(account: 'service-fee' | 'debt', vaultId: string): Promise<bigint[]> {
  const rows = await lanes.parts.db
    .select({ amountRaw: ledgerEntries.amountRaw })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.vaultId, BigInt(vaultId)),
        eq(ledgerEntries.account, accountName(account, { vaultId, chain: 'hedera' })),
      ),
    )
  return rows.map((row) => BigInt(row.amountRaw))
}

describe('the fee of a transfer on Hedera', () => {
  it('R2-301 is one percent on top, paid to the configured account and told in the receipt', async () => {
    const vault = await lanes.makeVault(['hedera'])
    const before = (await heldBy(lanes, 'hedera', vault.evm)).get('native') ?? 0n
    const intent = await transferOf(vault, 'hedera')
    const done = await runIntent(lanes, vault, intent)
    expect(done).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect((await heldBy(lanes, 'hedera', intent.to)).get('native')).toBe(UNIT.hedera)
    expect((await heldBy(lanes, 'hedera', feeAccount)).get('native')).toBe(FEE)

    const [main, fee] = await listAttempts(lanes.parts.db, intent.id)
    expect([main?.state, fee?.state]).toEqual(['confirmed', 'confirmed'])
    // People are shown the transaction that did what they asked for.
    expect(done.transactionId).toBe(main?.transactionId)
    expect(done.receipt?.executed.map((each) => each.amountRaw)).toEqual([`-${UNIT.hedera}`])
    const charged = done.receipt?.fees.map(({ kind, amountRaw }) => [kind, amountRaw])
    expect(charged).toContainEqual(['service', String(FEE)])

    const after = (await heldBy(lanes, 'hedera', vault.evm)).get('native') ?? 0n
    expect((await sumLedger(lanes.parts.db, vault.vaultId, 'hedera')).get('native')).toBe(after - before)
    expect(await bookedTo('service-fee', vault.vaultId)).toEqual([FEE])
    expect(await bookedTo('debt', vault.vaultId)).toEqual([])
  })

  it('becomes a debt where it cannot be taken: the transfer itself stands', async () => {
    const vault = await lanes.makeVault(['hedera'])
    const held = (await heldBy(lanes, 'hedera', feeAccount)).get('native')
    const intent = await transferOf(vault, 'hedera')
    isFeeRefused = true
    const done = await runIntent(lanes, vault, intent).finally(() => {
      isFeeRefused = false
    })
    expect(done).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect((await heldBy(lanes, 'hedera', intent.to)).get('native')).toBe(UNIT.hedera)
    expect((await heldBy(lanes, 'hedera', feeAccount)).get('native')).toBe(held)
    expect(await bookedTo('debt', vault.vaultId)).toEqual([-FEE])
    expect(await bookedTo('service-fee', vault.vaultId)).toEqual([FEE])
  })
})
