import { hasEnded } from '@windhover/core/transactions/intent-state'
import { hbarWrapOf, transferOf } from '@windhover/testkit/lane-world'
import { createStandInSigner } from '@windhover/testkit/stand-in-signer'
import { startTestLanes, type TestLanes } from '@windhover/testkit/start-test-lanes'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DurableContext } from '../../../platform/durable/durable.ts'
import { laneService } from '../lane.ts'
import { findIntent } from '../stores/intent-store.ts'
import { laneName } from '../stores/lane-store.ts'
import { LANE, RUN, WATCH } from './lane-calls.ts'

let sandbox: TestSandbox
let lanes: TestLanes

beforeAll(async () => {
  sandbox = await useSandbox()
  // No lane is woken: the calls below are the only ones.
  const adjust = (parts: TestLanes['parts']) => ({
    ...parts,
    durable: { ...parts.durable, send: async () => undefined },
  })
  lanes = await startTestLanes({ sandbox, signer: async () => createStandInSigner(), adjust })
})
afterAll(async () => {
  await lanes?.stop()
  await sandbox?.stop()
})

type Sent = { readonly handler: string; readonly input?: unknown }

/**
 * Stands in for the engine, which cannot be made to lose a worker between two of its own writes: remembers what a step
 * answered, and dies after the step has run and before its answer is kept, where it is told to.
 */
function journalOf(key: string) {
  const kept = new Map<number, unknown>()
  const sent: Sent[] = []
  const open = (diesAfter?: (name: string) => Promise<boolean>): DurableContext => {
    let at = 0
    return {
      key,
      step: async <Value>(name: string, run: () => Promise<Value>) => {
        at += 1
        const place = at
        if (kept.has(place)) return kept.get(place) as Value
        const value = await run()
        if (await diesAfter?.(name)) throw new Error('the worker died here')
        kept.set(place, value)
        return value
      },
      send: (call) => void sent.push(call),
    }
  }
  return { open, sent, forget: () => kept.clear() }
}

/** Runs the lane of an intent call by call, until a worker dies in it or `isOver` says that enough was done. */
async function openStory(intentId: string) {
  const row = async () => {
    const found = await findIntent(lanes.parts.db, intentId)
    if (found === null) throw new Error('no intent')
    return found
  }
  const run = laneService(lanes.parts).handlers[RUN]
  if (run === undefined) throw new Error('no lane')
  const journal = journalOf(laneName(await row()))
  let input: unknown = {}
  const call = async (diesAfter?: (name: string) => Promise<boolean>) => {
    try {
      await run(journal.open(diesAfter), input)
      journal.forget()
      input = journal.sent.findLast(({ handler }) => handler === RUN)?.input ?? {}
      return false
    } catch (error) {
      return error instanceof Error && error.message === 'the worker died here'
    }
  }
  const goOn = (what: string, check: () => Promise<boolean>) => waitUntil({ what, timeoutMs: 30_000, check })
  return { row, journal, call, goOn }
}

it('watches an intent whose worker died after storing its end and before saying so', async () => {
  const vault = await lanes.makeVault(['solana'])
  const intent = await transferOf(vault, 'solana')
  await lanes.submit(vault, intent)
  const { row, journal, call, goOn } = await openStory(intent.id)
  const isConfirmed = async () => (await row()).state === 'CONFIRMED'

  await goOn('a death at the end', () => call(isConfirmed))
  expect(await isConfirmed()).toBe(true)
  expect(journal.sent.filter(({ handler }) => handler === WATCH)).toEqual([])

  await call()
  expect(journal.sent.filter(({ handler }) => handler === WATCH)).toMatchObject([
    { service: LANE, input: { intentId: intent.id } },
  ])
})

it('goes on with the next step where a worker died after storing the end of the one before', async () => {
  const vault = await lanes.makeVault(['hedera'])
  const wrap = hbarWrapOf(vault)
  await lanes.submit(vault, wrap)
  const { row, call, goOn } = await openStory(wrap.id)
  await goOn('a death between two steps', () => call(async () => (await row()).step === 1))
  expect(await row()).toMatchObject({ state: 'APPROVED', step: 1, stepsTotal: 2 })

  await goOn('the end', async () => {
    await call()
    return hasEnded((await row()).state)
  })
  expect(await row()).toMatchObject({ state: 'CONFIRMED', failure: null })
})
