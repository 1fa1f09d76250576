import type { Instrument } from '../instrument.ts'
import type { HolderFacts, LaunchFigures } from '../market.ts'
import { unitNoise } from '../noise.ts'
import type { LaunchFlow } from './launch-flow.ts'
import { stepStart } from './launch-life.ts'
import type { LaunchCourse } from './launch-progress.ts'
import { heldAt } from './launch-stakes.ts'
import { LAUNCH_SUPPLY } from './launch-venues.ts'

/** What lists tell of a launch, all of it as of the last step. */
export function figuresAt(course: LaunchCourse, instrument: Instrument, atMs: number): LaunchFigures {
  const { life, stakes } = course
  const flow = instrument.flow?.(life.bornAtMs, Math.max(atMs, life.bornAtMs + 1))
  const { count, developerPct, topTenPct } = instrument.holders?.(atMs) ?? NOBODY
  return {
    priceUsd: instrument.priceUsd(atMs),
    liquidityUsd: instrument.liquidityUsd(atMs),
    volumeUsd: (flow?.buyVolumeUsd ?? 0) + (flow?.sellVolumeUsd ?? 0),
    buys: flow?.numBuys ?? 0,
    sells: flow?.numSells ?? 0,
    holders: count,
    devPct: developerPct,
    insiderPct: insiderPctAt(course, atMs),
    bundlePct: stakes.bundlePct,
    topTenPct,
    sniperWallets: stakes.sniperWallets,
  }
}

const NOBODY: HolderFacts = { count: 1, topTenPct: 0, developerPct: 0 }

/** Some of those who bought have left; nobody holds without having bought. */
export function holdersAt(course: LaunchCourse, flow: LaunchFlow, atMs: number): HolderFacts {
  const { life, stakes } = course
  const { devPct } = heldAt(stakes, stepStart(life, atMs))
  const stayed = Math.floor(0.78 * flow.buys - 0.5 * flow.sells)
  const insiderPct = insiderPctAt(course, atMs)
  const restPct = soldPctAt(course, atMs) - devPct - insiderPct
  return {
    count: Math.min(flow.buys, Math.max(1, stayed)),
    developerPct: devPct,
    topTenPct: devPct + insiderPct + restPct * (0.15 + 0.35 * unitNoise(life.key, 71)),
  }
}

/** The bundle, and friends of the developer among the crowd. */
function insiderPctAt(course: LaunchCourse, atMs: number): number {
  const { life, stakes } = course
  const { devPct, bundlePct } = heldAt(stakes, stepStart(life, atMs))
  const crowdPct = soldPctAt(course, atMs) - devPct - bundlePct
  return bundlePct + crowdPct * 0.15 * unitNoise(life.key, 72) ** 2
}

/** Share of the supply that is in anybody's hands. */
function soldPctAt(course: LaunchCourse, atMs: number): number {
  return course.progressAt(atMs) * (course.curve.saleTokens / LAUNCH_SUPPLY) * 100
}
