import { expect, it } from 'vitest'
import { planRounds } from './chaos-options.ts'
import { listNeverHappened } from './kinds-of-trouble.ts'
import { describeResult } from './round-result.ts'
import { runRound } from './run-round.ts'

const INTENTS = Number(process.env.CHAOS_INTENTS ?? 500)
const KILLS = Number(process.env.CHAOS_KILLS ?? 50)
const SEED = process.env.CHAOS_SEED ?? 'continuous'
/** Some are refused by chains that lost their way; far fewer than this, and the run proves little. */
const CONFIRMED_SHARE = 0.9

it(`moves money exactly once through ${KILLS} kills`, async () => {
  const [round] = planRounds({ seed: SEED, intents: INTENTS, kills: KILLS })
  if (round === undefined) throw new Error('no round')
  const result = await runRound({ ...round, say: () => {} })
  process.stdout.write(`${describeResult(result, 'under test').join('\n')}\n`)
  expect(result.violations).toEqual([])
  // Quiet weather proves nothing: whatever can go wrong has to have gone wrong.
  expect(listNeverHappened(result)).toEqual([])
  expect(Object.values(result.kills).reduce((sum, count) => sum + count, 0)).toBe(KILLS)
  expect(result.states.CONFIRMED ?? 0).toBeGreaterThan(INTENTS * CONFIRMED_SHARE)
}, 600_000)
