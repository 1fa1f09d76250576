import type { PriceView } from '@windhover/core/prices/contract'
import type { CandleTick } from '@windhover/core/tokens/candles'
import type { Candle } from '@windhover/core/tokens/contract'
import { useMemo } from 'react'
import type { ChartedToken } from '../../lib/chart-view.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import type { ShownWindow } from './copy.ts'
import { useRunningCandle } from './use-running-candle.ts'

/** A chart is looked at to see the price move. */
const ASK_EVERY_MS = 1_000

/** The last candle as the market moves it, with the price and the change of a day that belong to it. */
export function useLiveCandle({
  token,
  last,
  window,
}: {
  token: ChartedToken
  last: Candle | undefined
  window: ShownWindow
}) {
  const told = useMarket([token], { everyMs: ASK_EVERY_MS }).find(token)
  const tick = useMemo(() => tickOf(told), [told])
  return {
    running: useRunningCandle(last, tick, window),
    priceUsd: told?.priceUsd ?? last?.close ?? null,
    changePct: told?.change24hPct ?? null,
  }
}

/** An old price moves no candle. */
function tickOf(told: PriceView | null): CandleTick | null {
  if (told === null || told.isStale || told.observedAtMs === null) return null
  return { priceUsd: told.priceUsd, atMs: told.observedAtMs }
}
