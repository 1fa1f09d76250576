import { toFailure } from '@windhover/core/errors/failure'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import { createMovableClock } from '@windhover/testkit/account-server'
import { hbarWrapOf, heldBy, statesOf, switchFault, transferOf, UNIT } from '@windhover/testkit/lane-world'
import { createStandInSigner } from '@windhover/testkit/stand-in-signer'
import { startTestLanes, type TestLanes, type TestVault } from '@windhover/testkit/start-test-lanes'
import { sumLedger } from '@windhover/testkit/sum-ledger'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChainAdapter, EvmAction } from '../../../ports/chain.ts'
import { type AttemptRow, listAttempts } from '../stores/attempt-store.ts'
import { findIntent, moveIntent } from '../stores/intent-store.ts'
import { watchIntent } from './lane-calls.ts'

/** Longer than the lane lets a transaction wait in the pool. */
const TOO_LONG_MS = 50_000

let sandbox: TestSandbox
let lanes: TestLanes
// Stands in for the signer: these tests are about the lane and the chain.
const signer = createStandInSigner()
const clock = createMovableClock()
/** Vaults whose transactions are numbered one too high: the node keeps them and cannot mine them yet. */
const stuck = new Set<string>()

beforeAll(async () => {
  sandbox = await startTestSandbox()
  lanes = await startTestLanes({
    sandbox,
    signer: async () => signer,
    adjust: (parts) => ({ ...parts, clock, chains: { ...parts.chains, bsc: leaveGaps(parts.chains.bsc) } }),
  })
})
afterEach(async () => {
  await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })
})
afterAll(async () => {
  await lanes?.stop()
  await sandbox?.stop()
})

function leaveGaps(chain: ChainAdapter): ChainAdapter {
  return {
    ...chain,
    buildTransfer: async (order) => {
      const action = await chain.buildTransfer(order)
      return action.chain === 'solana' || !stuck.has(order.from)
        ? action
        : { ...action, nonce: action.nonce + 1 }
    },
  }
}

const attemptsOf = (intentId: string) => listAttempts(lanes.parts.db, intentId)
const statusOf = (attempt: AttemptRow | undefined) =>
  lanes.parts.chains[attempt?.chain ?? 'bsc'].getStatus({ transactionId: attempt?.transactionId ?? '' })
const feesOf = (attempt: AttemptRow | undefined) => {
  if (attempt === undefined || !('nonce' in attempt.action)) throw new Error('no such attempt')
  const { maxFeePerGasWei, maxPriorityFeePerGasWei } = attempt.action
  return { max: BigInt(maxFeePerGasWei), tip: BigInt(maxPriorityFeePerGasWei) }
}

async function untilSent(intentId: string, count: number): Promise<readonly AttemptRow[]> {
  const isThere = (rows: readonly AttemptRow[]) =>
    rows.length === count && rows.every((each) => each.state === 'submitted')
  await waitUntil({
    what: `${count} transactions on their way`,
    timeoutMs: 40_000,
    check: async () => isThere(await attemptsOf(intentId)),
  })
  return await attemptsOf(intentId)
}

/** Two transactions for one nonce, and a node that could not mine either of them so far. */
async function getReplaced(vault: TestVault, beforeReplacing: () => Promise<void>) {
  stuck.add(vault.evm)
  const intent = await transferOf(vault, 'bsc')
  await lanes.submit(vault, intent)
  const [first] = await untilSent(intent.id, 1)
  expect(await statusOf(first)).toEqual({ state: 'pending' })
  await beforeReplacing()
  clock.moveBy(TOO_LONG_MS)
  const [, second] = await untilSent(intent.id, 2)
  return { intent, first, second }
}

/** Sends what the nonce before theirs was missing. */
async function closeGap(vault: TestVault, nonce: number): Promise<void> {
  const { to } = await transferOf(vault, 'bsc')
  const built = await lanes.parts.chains.bsc.buildTransfer({
    from: vault.evm,
    to,
    token: 'native',
    amountRaw: 1n,
  })
  const signed = await signer.signAs(vault.vaultId, { ...(built as EvmAction), nonce })
  await lanes.parts.chains.bsc.submit(signed)
}

async function expectSettledOnce(vault: TestVault, done: { intentId: string; to: string }): Promise<void> {
  const { intentId, to } = done
  expect((await heldBy(lanes, 'bsc', to)).get('native')).toBe(UNIT.bsc)
  const landed = (await attemptsOf(intentId)).filter((each) => each.state === 'confirmed')
  expect(landed).toHaveLength(1)
  const paid = UNIT.bsc + BigInt(landed[0]?.feeRaw ?? 0)
  expect((await sumLedger(lanes.parts.db, vault.vaultId, 'bsc')).get('native')).toBe(-paid)
  await waitUntil({
    what: 'word of the end',
    check: () => statesOf(lanes, intentId).includes('CONFIRMED'),
  })
  expect(statesOf(lanes, intentId).filter((state) => state === 'CONFIRMED')).toHaveLength(1)
}

const TOO_LATE = toFailure(transactionErrors.notIncluded())

/** What the lane concludes at last of bytes that nobody has seen; waiting for it would take hours. */
async function expireUnseen(vault: TestVault, intent: Intent): Promise<AttemptRow> {
  await switchFault(sandbox, { target: intent.chain, kind: 'drop', match: 'eth_sendRaw' })
  await lanes.submit(vault, intent)
  const [lost] = await untilSent(intent.id, 1)
  if (lost === undefined) throw new Error('nothing was sent')
  await waitUntil({
    what: 'the end',
    check: async () => {
      const row = await findIntent(lanes.parts.db, intent.id)
      if (row?.state !== 'SUBMITTED') return false
      const set = { failure: TOO_LATE }
      return (await moveIntent(lanes.parts.db, { row, event: 'expired', at: clock.now(), set })) !== null
    },
  })
  await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })
  return lost
}

/** The lost bytes reach a block after all, and three callers at once are told to look. */
async function landLate(vault: TestVault, { id, chain }: Intent, lost: AttemptRow): Promise<void> {
  if (chain === 'solana') throw new Error('bytes for Solana end by themselves')
  await lanes.parts.chains[chain].submit({ chain, rawTransaction: lost.signedTransaction ?? '' })
  await waitUntil({
    what: 'the block',
    timeoutMs: 20_000,
    check: async () => (await statusOf(lost)).state === 'confirmed',
  })
  const row = { id, vaultId: BigInt(vault.vaultId), chain }
  await Promise.all(['one', 'two', 'three'].map((mark) => watchIntent(lanes.parts.durable, row, mark)))
}

describe('a transaction that waits too long in the pool', () => {
  it('is replaced for the same nonce at a better price, and the node takes it in its place', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const { intent, first, second } = await getReplaced(vault, async () => {})
    expect(second?.nonce).toBe(first?.nonce)
    expect(second?.transactionId).not.toBe(first?.transactionId)
    expect(feesOf(second).max * 100n).toBeGreaterThanOrEqual(feesOf(first).max * 110n)
    expect(feesOf(second).tip * 100n).toBeGreaterThanOrEqual(feesOf(first).tip * 110n)
    expect(await statusOf(second)).toEqual({ state: 'pending' })

    await closeGap(vault, (first?.nonce ?? 0) - 1)
    const done = await lanes.awaitEnd(intent.id)
    expect(done).toMatchObject({ state: 'CONFIRMED', transactionId: second?.transactionId })
    const [old, better] = await attemptsOf(intent.id)
    expect(old).toMatchObject({ state: 'void', transactionId: first?.transactionId })
    expect(better).toMatchObject({ state: 'confirmed', transactionId: second?.transactionId })
    await expectSettledOnce(vault, { intentId: intent.id, to: intent.to })
  })

  it('settles the intent once when the first one is mined after all', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const { intent, first, second } = await getReplaced(vault, () =>
      // The better one never reaches the pool, though the node said that it had.
      switchFault(sandbox, { target: 'bsc', kind: 'drop', match: 'eth_sendRaw' }),
    )
    expect(await statusOf(second)).toEqual({ state: 'unseen' })
    await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })

    await closeGap(vault, (first?.nonce ?? 0) - 1)
    const done = await lanes.awaitEnd(intent.id)
    expect(done).toMatchObject({ state: 'CONFIRMED', transactionId: first?.transactionId })
    const [old, better] = await attemptsOf(intent.id)
    expect(old).toMatchObject({ state: 'confirmed', transactionId: first?.transactionId })
    expect(better).toMatchObject({ state: 'void', transactionId: second?.transactionId })
    await expectSettledOnce(vault, { intentId: intent.id, to: intent.to })
  })
})

describe('a confirmation that comes late', () => {
  it('ends an intent once that was UNKNOWN while it was mined', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const intent = await transferOf(vault, 'bsc')
    await switchFault(sandbox, { target: 'bsc', kind: 'server-error', match: 'eth_getTransactionReceipt' })
    await lanes.submit(vault, intent)
    await waitUntil({
      what: 'the coins to arrive unseen',
      timeoutMs: 30_000,
      check: async () => (await heldBy(lanes, 'bsc', intent.to)).get('native') === UNIT.bsc,
    })
    await waitUntil({
      what: 'the lane to say that it does not know',
      timeoutMs: 30_000,
      check: async () => (await lanes.awaitEnd(intent.id, 0)).state === 'UNKNOWN',
    })
    expect(await sumLedger(lanes.parts.db, vault.vaultId, 'bsc')).toEqual(new Map())
    await fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })

    expect(await lanes.awaitEnd(intent.id)).toMatchObject({ state: 'CONFIRMED', failure: null })
    await expectSettledOnce(vault, { intentId: intent.id, to: intent.to })
    expect(signer.requests.filter((request) => request.intent.id === intent.id)).toHaveLength(1)
  })

  it('wins over EXPIRED, and is booked once however often it is looked at', async () => {
    const vault = await lanes.makeVault(['bsc'])
    const intent = await transferOf(vault, 'bsc')
    const lost = await expireUnseen(vault, intent)
    await landLate(vault, intent, lost)
    await waitUntil({
      what: 'the truth',
      timeoutMs: 20_000,
      check: async () => (await lanes.awaitEnd(intent.id, 0)).state === 'CONFIRMED',
    })
    expect(await lanes.awaitEnd(intent.id)).toMatchObject({
      failure: null,
      transactionId: lost.transactionId,
    })
    await expectSettledOnce(vault, { intentId: intent.id, to: intent.to })
  })

  it('of a step before the act is booked at its cost and claims nothing more', async () => {
    const vault = await lanes.makeVault(['hedera'])
    const wrap = hbarWrapOf(vault)
    const lost = await expireUnseen(vault, wrap)
    expect(await findIntent(lanes.parts.db, wrap.id)).toMatchObject({ step: 0, stepsTotal: 2 })
    await landLate(vault, wrap, lost)
    await waitUntil({
      what: 'the end of the watch',
      timeoutMs: 60_000,
      check: async () => (await findIntent(lanes.parts.db, wrap.id))?.isSettled === true,
    })

    const [landed] = await attemptsOf(wrap.id)
    expect(landed).toMatchObject({ state: 'confirmed', transactionId: lost.transactionId })
    expect(await lanes.awaitEnd(wrap.id)).toMatchObject({ state: 'EXPIRED', failure: TOO_LATE })
    expect(statesOf(lanes, wrap.id)).not.toContain('CONFIRMED')
    const fee = BigInt(landed?.feeRaw ?? 0)
    expect(fee).toBeGreaterThan(0n)
    expect(await sumLedger(lanes.parts.db, vault.vaultId, 'hedera')).toEqual(new Map([['native', -fee]]))
  })
})
