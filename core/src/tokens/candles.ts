import type { Candle, CandleWindow } from './contract.ts'

const HOUR_S = 3_600
export const DAY_S = 24 * HOUR_S
export const WEEK_S = 7 * DAY_S
/** The first Monday of Unix time: weeks are counted from it. */
export const FIRST_MONDAY_S = 4 * DAY_S

export const WINDOW_SECONDS: Readonly<Record<CandleWindow, number>> = {
  '1m': 60,
  '5m': 5 * 60,
  '15m': 15 * 60,
  '1h': HOUR_S,
  '4h': 4 * HOUR_S,
  '1d': DAY_S,
  '1w': WEEK_S,
}

export type CandleTick = { readonly priceUsd: number; readonly atMs: number }

/**
 * The last candle after a price was seen: the same one grown, or the next one begun. Counted from where the last one
 * opened, because sources begin their weeks on different days. A tick from before it changes nothing.
 */
export function mergeTick(last: Candle, tick: CandleTick, window: CandleWindow): Candle {
  const sinceOpenS = Math.floor(tick.atMs / 1_000) - last.time
  if (sinceOpenS < 0 || !(tick.priceUsd > 0)) return last
  const { priceUsd } = tick
  const lengthS = WINDOW_SECONDS[window]
  const passed = Math.floor(sinceOpenS / lengthS)
  if (passed > 0) {
    const time = last.time + passed * lengthS
    return { time, open: priceUsd, high: priceUsd, low: priceUsd, close: priceUsd, volumeUsd: 0 }
  }
  return {
    ...last,
    high: Math.max(last.high, priceUsd),
    low: Math.min(last.low, priceUsd),
    close: priceUsd,
  }
}

/** Fine candles as longer ones, which begin at `originS` and every `lengthS` after it. Oldest first, as they came. */
export function joinCandles(
  fine: readonly Candle[],
  { lengthS, originS }: { lengthS: number; originS: number },
): readonly Candle[] {
  const joined = new Map<number, Candle>()
  for (const candle of fine) {
    const time = Math.floor((candle.time - originS) / lengthS) * lengthS + originS
    const before = joined.get(time)
    joined.set(time, before === undefined ? { ...candle, time } : join(before, candle))
  }
  return [...joined.values()]
}

function join(earlier: Candle, later: Candle): Candle {
  return {
    ...earlier,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    volumeUsd: earlier.volumeUsd + later.volumeUsd,
  }
}

/**
 * What was known, with what was read since: newer words replace older ones. Where both do not meet, only the newer
 * stretch is kept: a chart must not close a gap it knows nothing about.
 */
export function mergeCandles(
  known: readonly Candle[],
  read: readonly Candle[],
  window: CandleWindow,
): readonly Candle[] {
  const [first] = read
  const end = known.at(-1)
  if (first === undefined || end === undefined) return first === undefined ? known : read
  if (first.time > end.time + WINDOW_SECONDS[window]) return read
  return [...known.filter(({ time }) => time < first.time), ...read]
}

/** What a token cost a day ago; null where the candles do not reach back so far. */
export function priceOfDayAgo(
  candles: readonly Candle[],
  nowMs: number,
  window: CandleWindow,
): number | null {
  const dayAgoS = Math.floor(nowMs / 1_000) - DAY_S
  const then = candles.findLast(({ time }) => time <= dayAgoS)
  if (then === undefined || then.open <= 0) return null
  return dayAgoS - then.time > 2 * WINDOW_SECONDS[window] ? null : then.open
}
