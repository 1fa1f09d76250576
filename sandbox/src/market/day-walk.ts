import { ANCHOR_MS, DAY_MS } from './anchor.ts'
import type { AssetProfile } from './asset-profile.ts'
import { bellNoise, innerKey, unitNoise, waveNoise, wildNoise } from './noise.ts'

/** One interval of one asset: where its price starts, ends and turns, on a logarithmic scale. */
export type Bar = {
  readonly open: number
  readonly close: number
  readonly high: number
  readonly low: number
  /** How much the price wanders within it. */
  readonly variance: number
  readonly volumeUsd: number
}

/** Waves that make up the level of a day, in days. The longest bounds how far a price strays from its anchor. */
const PERIODS = [1, 3, 9, 27, 81, 243] as const
const ANCHOR_DAY = ANCHOR_MS / DAY_MS

/** What the whole market feels like on one day. */
type Regime = { readonly variance: number; readonly volume: number }
const CALM: Regime = { variance: 0.4, volume: 0.65 }
const PLAIN: Regime = { variance: 1, volume: 1 }
const TREND: Regime = { variance: 0.7, volume: 1.3 }
const STORM: Regime = { variance: 3.2, volume: 2.4 }

export type DayWalk = { readonly bar: (day: number) => Bar }

/** Days of an asset. Its level swings around the anchor in waves, so it never drifts off for good. */
export function createDayWalk(profile: AssetProfile, commonKey: number): DayWalk {
  const levelAt = profile.asset.class === 'stable' ? stableLevel(profile) : swingingLevel(profile, commonKey)
  const anchorLog = Math.log(profile.anchorUsd)
  return {
    bar: (day) => {
      const regime = regimeOf(commonKey, day)
      const own = innerKey(profile.key, day)
      const variance = profile.dailySigma ** 2 * regime.variance * (0.5 + unitNoise(own, 1))
      const open = anchorLog + levelAt(day)
      const close = anchorLog + levelAt(day + 1)
      const dip = profile.asset.class === 'stable' ? depegOf(own) : 0
      const luck = unitNoise(own, 2)
      return {
        open,
        close,
        high: bridgeTop(open, close, variance, luck),
        low: Math.min(bridgeBottom(open, close, variance, luck), open - dip),
        variance,
        volumeUsd: profile.dailyVolumeUsd * regime.volume * Math.exp(0.35 * wildNoise(own, 4)),
      }
    },
  }
}

/** Highest point of a random path between two given ends, `luck` in (0, 1). */
export function bridgeTop(from: number, to: number, variance: number, luck: number): number {
  const step = to - from
  return 0.5 * (from + to + Math.sqrt(step * step - 2 * variance * Math.log(luck)))
}

/**
 * Lowest point of the same path. The less it rose, the further it fell: a path that does neither would stand still,
 * and everything cut out of it with it.
 */
export function bridgeBottom(from: number, to: number, variance: number, luck: number): number {
  return -bridgeTop(-from, -to, variance, 1 - luck)
}

function swingingLevel(profile: AssetProfile, commonKey: number): (day: number) => number {
  const shared = profile.loading
  const own = Math.sqrt(1 - shared * shared)
  return (day) => {
    const position = day - ANCHOR_DAY
    let level = 0
    PERIODS.forEach((period, wave) => {
      const common = waveNoise(innerKey(commonKey, wave), position, period)
      const alone = waveNoise(innerKey(profile.key, wave), position, period)
      level += 0.5 * Math.sqrt(period) * (shared * common + own * alone)
    })
    return profile.dailySigma * level
  }
}

function stableLevel(profile: AssetProfile): (day: number) => number {
  return (day) => profile.dailySigma * 1.2 * bellNoise(profile.key, day)
}

/** About once in four months a stable coin is sold below its peg for an hour or two, by at most 0.9 %. */
function depegOf(own: number): number {
  const luck = unitNoise(own, 5)
  return luck < 0.008 ? 0.002 + 0.007 * (luck / 0.008) : 0
}

/** Regimes last for days at a time. */
function regimeOf(commonKey: number, day: number): Regime {
  const luck = unitNoise(commonKey ^ 0x3c6ef372, Math.floor((day + Math.floor(day / 7)) / 3))
  if (luck < 0.3) return CALM
  if (luck < 0.7) return PLAIN
  return luck < 0.87 ? TREND : STORM
}
