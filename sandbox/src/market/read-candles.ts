import type { Bar } from './day-walk.ts'
import { childrenOf, levelMs, levelOf, SECOND_LEVEL } from './levels.ts'
import type { Candle, CandleRequest } from './market.ts'
import type { PriceTree } from './price-tree.ts'

export const MOST_CANDLES = 1_500

export type CandleSource = {
  readonly tree: PriceTree
  /** What the prices of the tree are multiplied with. */
  readonly ratio: number
  /** What its volumes are multiplied with. */
  readonly volumeRatio: number
  readonly bornAtMs: number
}

export function readCandles(source: CandleSource, request: CandleRequest): readonly Candle[] {
  const level = levelOf(request.interval)
  const ms = levelMs(level)
  const count = Math.min(request.count, MOST_CANDLES)
  const last = Math.ceil(request.untilMs / ms) - 1
  const first = Math.max(last - count + 1, Math.floor(source.bornAtMs / ms))
  const candles: Candle[] = []
  for (let index = first; index <= last; index++) {
    const bar = barUntil(source.tree, { level, index }, request.untilMs)
    candles.push(toCandle(bar, index * ms, source))
  }
  return candles
}

/** The bar as far as it has come: nothing that lies after `untilMs` shows in it. */
function barUntil(tree: PriceTree, at: { level: number; index: number }, untilMs: number): Bar {
  const { level, index } = at
  if ((index + 1) * levelMs(level) <= untilMs) return tree.bar(level, index)
  if (level === SECOND_LEVEL) return secondUntil(tree, index, untilMs)
  const count = childrenOf(level)
  const childMs = levelMs(level + 1)
  const firstChild = index * count
  const lastChild = Math.max(firstChild, Math.ceil(untilMs / childMs) - 1)
  const bars: Bar[] = []
  for (let child = firstChild; child <= lastChild; child++) {
    bars.push(barUntil(tree, { level: level + 1, index: child }, untilMs))
  }
  return bars.reduce(joinBars)
}

function joinBars(one: Bar, next: Bar): Bar {
  return {
    open: one.open,
    close: next.close,
    high: Math.max(one.high, next.high),
    low: Math.min(one.low, next.low),
    variance: one.variance + next.variance,
    volumeUsd: one.volumeUsd + next.volumeUsd,
  }
}

function secondUntil(tree: PriceTree, second: number, untilMs: number): Bar {
  const bar = tree.bar(SECOND_LEVEL, second)
  const close = tree.logPriceAt(untilMs)
  return {
    open: bar.open,
    close,
    high: Math.max(bar.open, close),
    low: Math.min(bar.open, close),
    variance: 0,
    volumeUsd: (bar.volumeUsd * (untilMs - second * 1_000)) / 1_000,
  }
}

function toCandle(bar: Bar, openMs: number, { ratio, volumeRatio }: CandleSource): Candle {
  return {
    openMs,
    open: Math.exp(bar.open) * ratio,
    high: Math.exp(bar.high) * ratio,
    low: Math.exp(bar.low) * ratio,
    close: Math.exp(bar.close) * ratio,
    volumeUsd: bar.volumeUsd * volumeRatio,
  }
}
