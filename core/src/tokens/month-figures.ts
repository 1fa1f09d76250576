import { DAY_S } from './candles.ts'
import type { Candle } from './contract.ts'

const DAYS = 30

/** A token's last 30 days. What its candles do not reach back to is null. */
export type MonthFigures = {
  readonly change30dPct: number | null
  /** The change of the day on which it fell the most, or rose the least. */
  readonly worstDay30dPct: number | null
}

/** From candles of a day; the one that runs counts as the last day. */
export function readMonthFigures(candles: readonly Candle[], nowMs: number): MonthFigures {
  const todayS = Math.floor(nowMs / 1_000 / DAY_S) * DAY_S
  const fromS = todayS - DAYS * DAY_S
  const closes = candles.filter(({ time, close }) => time >= fromS && close > 0).map(({ close }) => close)
  const [first, last] = [closes[0], closes.at(-1)]
  const isWhole = candles.some(({ time, close }) => time <= fromS && close > 0)
  if (!isWhole || first === undefined || last === undefined || closes.length < 2)
    return { change30dPct: null, worstDay30dPct: null }
  const days = closes.slice(1).map((close, day) => percent(closes[day] ?? close, close))
  return { change30dPct: percent(first, last), worstDay30dPct: Math.min(...days) }
}

const percent = (before: number, now: number) => (now / before - 1) * 100
