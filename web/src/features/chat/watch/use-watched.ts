import { useQueries } from '@tanstack/react-query'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import { DAY_CANDLES, DAY_WINDOW, drawDay } from './draw-day.ts'

const ASK_DAYS_EVERY_MS = 60_000

export type Watched = {
  readonly token: ChartedToken
  readonly priceUsd: number | null
  /** When an old price was told; null of a new one. */
  readonly staleSince: string | null
  readonly changePct: number | null
  readonly isDayPending: boolean
  /** The way of the day to the price of now. */
  readonly points: readonly number[]
}

/** Prices every few seconds while the page is seen; the line of the day moves with them. */
export function useWatched(tokens: readonly ChartedToken[]) {
  const market = useMarket(tokens)
  const days = useQueries({
    queries: tokens.map(({ chain, address }) => ({
      ...routeQuery(tokenRoutes.getCandles, {
        query: { chain, address, window: DAY_WINDOW, limit: DAY_CANDLES },
      }),
      staleTime: ASK_DAYS_EVERY_MS,
      refetchInterval: ASK_DAYS_EVERY_MS,
      // Decoration: a price without the line of its day is still a price.
      retry: false,
    })),
  })
  const watched = tokens.map((token, place): Watched => {
    const told = market.find(token)
    const { data: day, isPending: isDayPending = true } = days[place] ?? {}
    const priceUsd = told?.priceUsd ?? null
    return {
      token,
      priceUsd,
      staleSince: told?.isStale && told.observedAtMs !== null ? isoOf(told.observedAtMs) : null,
      changePct: told?.change24hPct ?? null,
      isDayPending,
      points: drawDay(day?.candles ?? [], priceUsd),
    }
  })
  return {
    watched,
    isPending: market.isPending,
    isFailed: market.isFailed,
    silentSince: market.silentSinceMs === null ? null : isoOf(market.silentSinceMs),
    retry: market.retry,
  }
}

const isoOf = (atMs: number) => new Date(atMs).toISOString()
