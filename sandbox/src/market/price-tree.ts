import type { AssetProfile } from './asset-profile.ts'
import { type Bar, createDayWalk } from './day-walk.ts'
import { childrenOf, levelMs, MINUTE_LEVEL, SECOND_LEVEL } from './levels.ts'
import { innerKey, unitNoise } from './noise.ts'
import { seasonsOf } from './seasons.ts'
import { commonKeyOf, roomFor, type SplitBars, splitBar } from './split-bar.ts'

/**
 * All bars of one asset. Any bar of any level is found by walking down from its day; the last way down is kept, so
 * that neighbours in time cost next to nothing. What is kept changes speed, never an answer.
 */
export type PriceTree = {
  readonly bar: (level: number, index: number) => Bar
  /** Logarithm of the price. */
  readonly logPriceAt: (atMs: number) => number
  /** Volume since the day began; even within a minute. */
  readonly volumeOfDayUntil: (untilMs: number) => number
}

type Kept = { index: number; bars: SplitBars }

export function createPriceTree(profile: AssetProfile, commonKey: number): PriceTree {
  const days = createDayWalk(profile, commonKey)
  const keys = Array.from({ length: SECOND_LEVEL }, (_, level) => innerKey(profile.key, 1_000 + level))
  const kept: (Kept | null)[] = Array.from({ length: SECOND_LEVEL }, () => null)
  let day: { index: number; bar: Bar } | null = null

  const dayBar = (index: number): Bar => {
    if (day?.index !== index) day = { index, bar: days.bar(index) }
    return day.bar
  }
  /** Children of the bar `index` of `level`. */
  const childrenAt = (level: number, index: number): SplitBars => {
    const last = kept[level]
    return last?.index === index ? last.bars : split(level, index)
  }
  const split = (level: number, index: number): SplitBars => {
    const parent = bar(level, index)
    const room = kept[level] ?? { index, bars: roomFor(childrenOf(level)) }
    splitBar(room.bars, parent, {
      key: innerKey(keys[level] ?? 0, index),
      commonKey: commonKeyOf(commonKey, level, index),
      loading: profile.loading,
      seasons: seasonsOf(level, index),
    })
    room.index = index
    kept[level] = room
    return room.bars
  }
  const bar = (level: number, index: number): Bar => {
    if (level === 0) return dayBar(index)
    const count = childrenOf(level - 1)
    const parent = Math.floor(index / count)
    return pickChild(childrenAt(level - 1, parent), index - parent * count)
  }
  const logPriceAt = (atMs: number): number => {
    const second = Math.floor(atMs / 1_000)
    const parent = Math.floor(second / 15)
    const child = second - parent * 15
    const bars = childrenAt(SECOND_LEVEL - 1, parent)
    return withinSecond(bars, child, { part: atMs / 1_000 - second, key: innerKey(profile.key, second) })
  }
  const volumeOfDayUntil = (untilMs: number): number => {
    let volume = 0
    for (let level = 0; level < MINUTE_LEVEL; level++) {
      const index = Math.floor(untilMs / levelMs(level))
      const { volumes } = childrenAt(level, index)
      const child = Math.floor(untilMs / levelMs(level + 1)) - index * childrenOf(level)
      for (let before = 0; before < child; before++) volume += volumes[before] ?? 0
    }
    const minuteMs = levelMs(MINUTE_LEVEL)
    const minute = Math.floor(untilMs / minuteMs)
    return volume + (bar(MINUTE_LEVEL, minute).volumeUsd * (untilMs - minute * minuteMs)) / minuteMs
  }
  return { bar, logPriceAt, volumeOfDayUntil }
}

function pickChild(bars: SplitBars, child: number): Bar {
  return {
    open: bars.edges[child] ?? 0,
    close: bars.edges[child + 1] ?? 0,
    high: bars.highs[child] ?? 0,
    low: bars.lows[child] ?? 0,
    variance: bars.variances[child] ?? 0,
    volumeUsd: bars.volumes[child] ?? 0,
  }
}

/** Inside a second the price goes straight from open over both turning points to close. */
function withinSecond(bars: SplitBars, child: number, at: { part: number; key: number }): number {
  const open = bars.edges[child] ?? 0
  const close = bars.edges[child + 1] ?? 0
  const high = bars.highs[child] ?? 0
  const low = bars.lows[child] ?? 0
  const first = 0.15 + 0.3 * unitNoise(at.key, 1)
  const second = first + 0.35
  const risesFirst = close < open
  const turns: readonly [number, number] = risesFirst ? [high, low] : [low, high]
  const { part } = at
  if (part < first) return open + (turns[0] - open) * (part / first)
  if (part < second) return turns[0] + (turns[1] - turns[0]) * ((part - first) / (second - first))
  return turns[1] + (close - turns[1]) * ((part - second) / (1 - second))
}
