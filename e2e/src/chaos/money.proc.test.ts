import { noteFigures } from '@windhover/testkit/campaign-figures'
import { campaignTimeoutMs, sizeOf } from '@windhover/testkit/campaigns'
import { expect, it } from 'vitest'
import { planRounds } from './chaos-options.ts'
import { listNeverHappened } from './kinds-of-trouble.ts'
import { describeResult, type RoundResult, sumRounds } from './round-result.ts'
import { runRound } from './run-round.ts'

const { intents: INTENTS, kills: KILLS } = sizeOf('money')
const SEED = 'continuous'
/** Some are refused by chains that lost their way; far fewer than this, and the run proves little. */
const CONFIRMED_SHARE = 0.9

it(
  `moves money exactly once through ${KILLS} kills`,
  async () => {
    const rounds: RoundResult[] = []
    for (const round of planRounds({ seed: SEED, intents: INTENTS, kills: KILLS }))
      rounds.push(await runRound({ ...round, say: () => {} }))
    const result = sumRounds(SEED, rounds)
    const lines = describeResult(result, 'under test')
    process.stdout.write(`${lines.join('\n')}\n`)
    noteFigures('money', figuresOf(result))
    expect(result.violations).toEqual([])
    // Quiet weather proves nothing: whatever can go wrong has to have gone wrong.
    expect(listNeverHappened(result)).toEqual([])
    expect(total(result.kills)).toBe(KILLS)
    expect(result.states.CONFIRMED ?? 0).toBeGreaterThan(INTENTS * CONFIRMED_SHARE)
  },
  campaignTimeoutMs(),
)

const total = (counts: RoundResult['kills']) => Object.values(counts).reduce((sum, count) => sum + count, 0)

function figuresOf({ states, kills, faults, violations }: RoundResult): string {
  const trouble = `${total(kills)} kills, ${total(faults)} faults struck`
  return `${states.CONFIRMED ?? 0} of ${INTENTS} confirmed, ${violations.length} violations; ${trouble}; seed \`${SEED}\``
}
