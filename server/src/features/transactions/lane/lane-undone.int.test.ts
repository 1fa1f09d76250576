import { signerErrors } from '@windhover/core/signing/errors'
import type { TransferIntent } from '@windhover/core/transfers/intents/transfer'
import { heldBy, ownerOf, runIntent, switchFault, transferOf, UNIT } from '@windhover/testkit/lane-world'
import { reorgOut } from '@windhover/testkit/reorg-out'
import { createStandInSigner } from '@windhover/testkit/stand-in-signer'
import { startTestLanes, type TestLanes, type TestVault } from '@windhover/testkit/start-test-lanes'
import { sumLedger } from '@windhover/testkit/sum-ledger'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { IntentPlan } from '../../../ports/intent-plan.ts'
import { listAttempts } from '../stores/attempt-store.ts'
import { findIntent } from '../stores/intent-store.ts'

const HELPER = '0x00000000000000000000000000000000000004d2'

let sandbox: TestSandbox
let lanes: TestLanes
// Stands in for the signer: these tests are about the lane and the chain.
const signer = createStandInSigner()

beforeAll(async () => {
  sandbox = await startTestSandbox()
  lanes = await startTestLanes({
    sandbox,
    signer: async () => signer,
    adjust: (parts) => ({ ...parts, planOf: (intent) => inTwoSteps(parts.planOf(intent)) }),
  })
})
afterEach(async () => {
  signer.before = async () => {}
  await clearFaults()
})
afterAll(async () => {
  await lanes?.stop()
  await sandbox?.stop()
})

const clearFaults = () => fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' })

/** A payment of one unit to somebody else goes before each, as an allowance goes before a swap. */
function inTwoSteps(plan: IntentPlan): IntentPlan {
  return {
    ...plan,
    plan: async (...given) => {
      const made = await plan.plan(...given)
      const [act] = made.actions
      if (act === undefined || !('nonce' in act)) return made
      return {
        ...made,
        actions: [
          { ...act, to: HELPER, valueWei: 1n },
          { ...act, nonce: act.nonce + 1 },
        ],
      }
    },
  }
}

const attemptsOf = (intentId: string) => listAttempts(lanes.parts.db, intentId)
const rowOf = (intentId: string) => findIntent(lanes.parts.db, intentId)

async function makeStory(): Promise<{ vault: TestVault; intent: TransferIntent; opening: bigint }> {
  const vault = await lanes.makeVault(['ethereum'])
  const intent = await transferOf(vault, 'ethereum')
  return { vault, intent, opening: await coinsOf(vault) }
}
const coinsOf = async (vault: TestVault) =>
  (await heldBy(lanes, 'ethereum', ownerOf(vault, 'ethereum'))).get('native') ?? 0n

async function untilBooksFollow(vault: TestVault, opening: bigint): Promise<void> {
  await waitUntil({
    what: 'the books to follow the chain',
    timeoutMs: 60_000,
    check: async () => {
      const booked = (await sumLedger(lanes.parts.db, vault.vaultId, 'ethereum')).get('native') ?? 0n
      return opening + booked === (await coinsOf(vault))
    },
  })
}

describe('a step that a reorganisation undoes after the next one was sent', () => {
  it('is sent again with the same bytes, and the next one after it', { timeout: 120_000 }, async () => {
    const { vault, intent, opening } = await makeStory()
    // The second step is taken by nobody, so that it waits while the first one is undone.
    signer.before = async ({ step }) => {
      if (step === 1) await switchFault(sandbox, { target: 'ethereum', kind: 'drop', match: 'eth_sendRaw' })
    }
    await lanes.submit(vault, intent)
    await waitUntil({
      what: 'the second step on its way',
      timeoutMs: 60_000,
      check: async () => (await attemptsOf(intent.id))[1]?.state === 'submitted',
    })
    const [first] = await attemptsOf(intent.id)
    expect(first).toMatchObject({ step: 0, state: 'confirmed' })
    await reorgOut(sandbox, { chain: 'ethereum', transactionId: first?.transactionId ?? '' })
    await waitUntil({
      what: 'the way back to the first step',
      timeoutMs: 60_000,
      check: async () => (await rowOf(intent.id))?.step === 0,
    })
    await clearFaults()

    expect(await lanes.awaitEnd(intent.id, 60_000)).toMatchObject({ state: 'CONFIRMED', failure: null })
    const attempts = await attemptsOf(intent.id)
    const landed = attempts.filter(({ state }) => state === 'confirmed')
    expect(landed.map(({ step, nonce }) => [step, nonce])).toEqual([
      [0, first?.nonce],
      [1, (first?.nonce ?? 0) + 1],
    ])
    expect(new Set(attempts.map(({ nonce }) => nonce)).size).toBe(2)
    expect((await heldBy(lanes, 'ethereum', intent.to)).get('native')).toBe(UNIT.ethereum)
    await untilBooksFollow(vault, opening)
  })
})

describe('a step of an intent that ended at a later one', () => {
  it('leaves the books, is sent again and is booked again', { timeout: 120_000 }, async () => {
    const { vault, intent, opening } = await makeStory()
    signer.before = async ({ step }) => {
      if (step === 1) throw signerErrors.overDailyLimit()
    }
    expect((await runIntent(lanes, vault, intent)).state).toBe('REJECTED')
    const [first] = await attemptsOf(intent.id)
    expect(first).toMatchObject({ state: 'confirmed', isFinal: false })
    await untilBooksFollow(vault, opening)
    await reorgOut(sandbox, { chain: 'ethereum', transactionId: first?.transactionId ?? '' })
    await waitUntil({
      what: 'the way back into the chain',
      timeoutMs: 60_000,
      check: async () => {
        const [again] = await attemptsOf(intent.id)
        return again?.state === 'confirmed' && again.version >= (first?.version ?? 0) + 2
      },
    })
    await untilBooksFollow(vault, opening)
    // The nonce that was free for a while holds up nothing behind it.
    signer.before = async () => {}
    const next = await transferOf(vault, 'ethereum')
    expect(await runIntent(lanes, vault, next)).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect((await rowOf(intent.id))?.state).toBe('REJECTED')
  })
})
