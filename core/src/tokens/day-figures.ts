import { DAY_S } from './candles.ts'
import type { Candle } from './contract.ts'

const HOUR_S = 3_600

/** A token's last day. What its candles do not tell is null. */
export type DayFigures = {
  readonly volume24hUsd: number | null
  /** Against the day before, in per cent. */
  readonly volumeChange24hPct: number | null
  readonly high24hUsd: number | null
  readonly low24hUsd: number | null
  /** Closing prices, oldest first. */
  readonly spark: number[]
}

/** From candles of an hour that reach back two days; the one that runs counts as the last hour. */
export function readDayFigures(candles: readonly Candle[], nowMs: number): DayFigures {
  const endS = Math.floor(nowMs / 1_000 / HOUR_S) * HOUR_S + HOUR_S
  const [todayS, yesterdayS] = [endS - DAY_S, endS - 2 * DAY_S]
  const today = candles.filter(({ time }) => time >= todayS)
  const yesterday = candles.filter(({ time }) => time >= yesterdayS && time < todayS)
  const isWhole = candles.some(({ time }) => time <= yesterdayS)
  const isKnown = today.length > 0
  return {
    volume24hUsd: isKnown ? volumeOf(today) : null,
    volumeChange24hPct: isKnown && isWhole ? changeOf(volumeOf(yesterday), volumeOf(today)) : null,
    high24hUsd: isKnown ? Math.max(...today.map(({ high }) => high)) : null,
    low24hUsd: isKnown ? Math.min(...today.map(({ low }) => low)) : null,
    spark: today.map(({ close }) => close),
  }
}

const volumeOf = (candles: readonly Candle[]) => candles.reduce((sum, { volumeUsd }) => sum + volumeUsd, 0)

const changeOf = (before: number, now: number) => (before > 0 ? (now / before - 1) * 100 : null)
