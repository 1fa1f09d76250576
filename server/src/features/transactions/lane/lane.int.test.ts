import { randomUUID } from 'node:crypto'
import { chainErrors } from '@windhover/core/chains/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import {
  hbarWrapOf,
  heldBy,
  ownerOf,
  runIntent,
  statesOf,
  transferOf,
  UNIT,
} from '@windhover/testkit/lane-world'
import { createStandInSigner } from '@windhover/testkit/stand-in-signer'
import { startTestLanes, type TestLanes, type TestVault } from '@windhover/testkit/start-test-lanes'
import { sumLedger } from '@windhover/testkit/sum-ledger'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Wrapping } from '../../../ports/wrapping.ts'
import { findOwnVault } from '../../vaults/index.ts'
import { previewIntent } from '../accept/preview-intent.ts'
import { findIntent } from '../stores/intent-store.ts'

let sandbox: TestSandbox
let lanes: TestLanes
// Stands in for the signer: these tests are about the lane alone.
const signer = createStandInSigner()

beforeAll(async () => {
  sandbox = await useSandbox()
  lanes = await startTestLanes({
    sandbox,
    signer: async () => signer,
    adjust: (parts) => ({
      ...parts,
      wrappings: { ...parts.wrappings, hedera: lagBehind(parts.wrappings.hedera) },
    }),
  })
})
afterAll(async () => {
  await lanes?.stop()
  await sandbox?.stop()
})

/** Owners whose association the mirror does not tell of yet, and how often it is still asked too early. */
const toldLate = new Map<string, { built: number; refusals: number }>()

/** Stands in for a mirror that is behind, which ours never is: a second association is estimated, and refused. */
function lagBehind(wrapping: Wrapping): Wrapping {
  return {
    ...wrapping,
    buildWrap: async (order) => {
      const lag = toldLate.get(order.owner)
      if (lag !== undefined) lag.built += 1
      if (lag !== undefined && lag.built > 1 && lag.refusals > 0) {
        lag.refusals -= 1
        throw chainErrors.rejected()
      }
      return await wrapping.buildWrap(order)
    },
  }
}

describe('a transfer on a living chain', () => {
  for (const chain of ['solana', 'ethereum', 'bsc', 'hedera'] as const) {
    it(`arrives once on ${chain}, with a receipt and a ledger that equal the chain`, async () => {
      const vault = await lanes.makeVault([chain])
      const before = await heldBy(lanes, chain, ownerOf(vault, chain))
      const intent = await transferOf(vault, chain)
      const done = await runIntent(lanes, vault, intent)
      expect(done).toMatchObject({ state: 'CONFIRMED', failure: null })
      expect((await heldBy(lanes, chain, intent.to)).get('native')).toBe(UNIT[chain])
      const after = await heldBy(lanes, chain, ownerOf(vault, chain))
      const moved = (after.get('native') ?? 0n) - (before.get('native') ?? 0n)
      expect(await sumLedger(lanes.parts.db, vault.vaultId, chain)).toEqual(new Map([['native', moved]]))
      expect(done.receipt?.executed.map((each) => each.amountRaw)).toEqual([`-${UNIT[chain]}`])
      expect(done.receipt?.quoted.map((each) => each.amountRaw)).toEqual([`-${UNIT[chain]}`])
      const [fee] = done.receipt?.fees ?? []
      expect(fee).toMatchObject({ kind: 'network', amountRaw: String(-moved - UNIT[chain]) })
      expect(done.explorerUrl).toContain(done.transactionId)
      expect(statesOf(lanes, intent.id)).toEqual(['PLANNED', 'SIGNED', 'SUBMITTED', 'CONFIRMED'])
    })
  }
})

describe('one lane', () => {
  it('does two intents in the order in which they came, with nonces in a row', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const first = await transferOf(vault, 'bsc')
    const second = await transferOf(vault, 'bsc')
    await lanes.submit(vault, first)
    await lanes.submit(vault, second)
    expect((await lanes.awaitEnd(second.id)).state).toBe('CONFIRMED')
    expect((await lanes.awaitEnd(first.id)).state).toBe('CONFIRMED')
    const asked = signer.requests.filter((request) => request.intent.vaultId === vault.vaultId)
    expect(asked.map((request) => request.intent.id)).toEqual([first.id, second.id])
    const [one, other] = asked.map(({ action }) => ('nonce' in action ? action.nonce : -1))
    expect(other).toBe((one ?? 0) + 1)
  })

  it('does the same intent once, however often it is asked for, and refuses its id for another', async () => {
    const vault = await lanes.makeVault(['solana'])
    const intent = await transferOf(vault, 'solana')
    await Promise.all(Array.from({ length: 8 }, () => lanes.submit(vault, intent)))
    expect((await lanes.awaitEnd(intent.id)).state).toBe('CONFIRMED')
    expect((await lanes.submit(vault, intent)).state).toBe('CONFIRMED')
    expect((await heldBy(lanes, 'solana', intent.to)).get('native')).toBe(UNIT.solana)
    const other: Intent = { ...intent, amountRaw: '1' }
    await expect(lanes.submit(vault, other)).rejects.toMatchObject({
      code: 'transaction/idTaken',
      status: 409,
    })
  })

  it('says why an intent cannot be done, and signs nothing', async () => {
    const vault = await lanes.makeVault(['ethereum'])
    const done = await runIntent(lanes, vault, await transferOf(vault, 'ethereum', 10n ** 30n))
    expect(done).toMatchObject({
      state: 'FAILED',
      failure: { code: 'chain/insufficientFunds', text: 'Not enough balance for this transaction.' },
    })
    expect(signer.requests.some((request) => request.intent.vaultId === vault.vaultId)).toBe(false)
  })

  it('does the actions of one intent one after the other', async () => {
    const vault = await lanes.makeVault(['hedera'])
    const wrap = hbarWrapOf(vault)
    expect(await runIntent(lanes, vault, wrap)).toMatchObject({ state: 'CONFIRMED', failure: null })
    const token = lanes.parts.wrappings.hedera.wrappedToken
    const unwrap: Intent = { ...wrap, id: randomUUID(), type: 'unwrap', amountRaw: '200000000' }
    expect(await runIntent(lanes, vault, unwrap)).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect((await heldBy(lanes, 'hedera', vault.evm)).get(token)).toBe(300_000_000n)
    expect((await sumLedger(lanes.parts.db, vault.vaultId, 'hedera')).get(token)).toBe(300_000_000n)
  })

  it('asks again about what is refused right behind the step before it', async () => {
    const vault = await lanes.makeVault(['hedera'])
    const lag = { built: 0, refusals: 3 }
    toldLate.set(vault.evm, lag)
    const wrap = hbarWrapOf(vault)
    expect(await runIntent(lanes, vault, wrap)).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect(lag).toEqual({ built: 5, refusals: 0 })
  })

  it('names the deposit of a wrapped account apart from what was wrapped', async () => {
    const vault = await lanes.makeVault(['solana'])
    const before = await heldBy(lanes, 'solana', vault.solana)
    const common = { vaultId: vault.vaultId, chain: 'solana' as const }
    const done = await runIntent(lanes, vault, {
      ...common,
      id: randomUUID(),
      type: 'wrap',
      amountRaw: '50000000',
    })
    expect(done.receipt?.fees.map((fee) => fee.kind)).toEqual(['network', 'rent'])
    expect(done.receipt?.executed.map((each) => each.amountRaw)).toEqual(['-50000000', '50000000'])
    await runIntent(lanes, vault, { ...common, id: randomUUID(), type: 'unwrap', amountRaw: 'all' })
    const after = await heldBy(lanes, 'solana', vault.solana)
    const moved = (after.get('native') ?? 0n) - (before.get('native') ?? 0n)
    expect((await sumLedger(lanes.parts.db, vault.vaultId, 'solana')).get('native')).toBe(moved)
  })
})

describe('before anybody confirms', () => {
  it('tells what leaves, the fee, what is left, and whom it is the first time for', async () => {
    const vault = await lanes.makeVault(['solana'])
    const held = (await heldBy(lanes, 'solana', vault.solana)).get('native') ?? 0n
    const intent = await transferOf(vault, 'solana')
    const shown = await previewIntent(lanes.parts, { intent, vault: await viewOf(vault) })
    if (!shown.succeeds) throw new Error(shown.reason)
    expect(shown.changes.map((each) => each.amountRaw)).toEqual([`-${UNIT.solana}`])
    const fee = BigInt(shown.fees[0]?.amountRaw ?? 0)
    expect(fee).toBeGreaterThan(0n)
    expect(shown.after).toEqual([{ token: 'native', amountRaw: String(held - UNIT.solana - fee) }])
    expect(shown.warnings).toEqual([{ kind: 'first-time-recipient' }])
    await runIntent(lanes, vault, intent)
    const again = await previewIntent(lanes.parts, { intent, vault: await viewOf(vault) })
    expect(again.warnings).toEqual([])
    const tooMuch: Intent = { ...intent, amountRaw: `${10n ** 18n}` }
    expect(await previewIntent(lanes.parts, { intent: tooMuch, vault: await viewOf(vault) })).toMatchObject({
      succeeds: false,
      reason: 'Not enough balance for this transaction.',
    })
  })

  it('refuses an address that is none, before anything is stored', async () => {
    const vault = await lanes.makeVault([])
    const intent = { ...(await transferOf(vault, 'solana')), to: '0x1234' }
    await expect(lanes.submit(vault, intent)).rejects.toMatchObject({ code: 'transaction/badRecipient' })
    expect(await findIntent(lanes.parts.db, intent.id)).toBe(null)
  })
})

const viewOf = ({ userId, vaultId }: TestVault) => findOwnVault(lanes.parts.db, { userId, vaultId })
