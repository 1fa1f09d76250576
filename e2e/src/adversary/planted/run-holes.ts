import type { Beside } from '../run-beside.ts'
import { type RoundOutcome, runRound } from '../run-round.ts'
import { settle } from '../settle.ts'
import { openMarket } from '../world/market.ts'
import { openContest } from '../world/open-contest.ts'
import { HOLES, type Hole, openHole } from './current-hole.ts'
import { FOUND_BY } from './found-by.ts'
import { describeHole, type HoleResult } from './hole-result.ts'

/** Every family comes round; with a hole it ends long before. */
const PLAN = { actions: 450, contexts: 45 }

/** Healthy, then every hole for itself, then healthy again: in one product, so that nothing else differs. */
export async function runHoles(run: {
  readonly named: readonly string[]
  readonly beside: Beside
  readonly say: (line: string) => void
}): Promise<readonly HoleResult[]> {
  const { named, beside, say } = run
  const holes = named.length === 0 ? HOLES : HOLES.filter((hole) => named.includes(hole))
  const contest = await openContest('holes')
  beside.add(contest.stop)
  const results: HoleResult[] = []
  const keep = (result: HoleResult) => {
    results.push(result)
    say(describeHole(result))
  }
  try {
    const market = openMarket()
    const play = async (hole: Hole | null, seed: string) => {
      openHole(hole)
      const first = hole === null ? {} : { findsFirst: FOUND_BY[hole] }
      const outcome = await runRound(contest, market, { ...PLAN, seed, ...first })
      openHole(null)
      keep(toHoleResult(hole, outcome))
    }
    await play(null, 'healthy')
    for (const hole of holes) await play(hole, `hole/${hole}`)
    // What the holes left behind is on its way to the chains; it is nobody else's fault.
    await settle(contest)
    await play(null, 'healthy again')
    return results
  } finally {
    await beside.stopLast()
  }
}

function toHoleResult(hole: Hole | null, { tally, verdict, durationMs }: RoundOutcome): HoleResult {
  const families = [...tally.families].filter(([, { moved }]) => moved > 0).map(([name]) => name)
  return {
    hole,
    actions: tally.actions(),
    durationMs,
    kinds: [...new Set(verdict.violations.map(({ kind }) => kind))],
    families,
    approvedUsd: verdict.approvedUsd,
    covered: Object.values(verdict.covered).reduce((sum, count) => sum + count, 0),
  }
}
