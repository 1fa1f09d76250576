import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { priceRoutes } from '@windhover/core/prices/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { priceKeyOf } from '../../../lib/price-key.ts'
import { DAY_CANDLES, DAY_WINDOW, type Day, readDay } from './read-day.ts'

const ASK_PRICES_EVERY_MS = 3_000
const ASK_DAYS_EVERY_MS = 60_000

export type Watched = {
  readonly token: ChartedToken
  readonly priceUsd: number | null
  /** When an old price was told; null of a new one. */
  readonly staleSince: string | null
  readonly isDayPending: boolean
} & Day

/** Prices every few seconds while the page is seen; the line of the day moves with them. */
export function useWatched(tokens: readonly ChartedToken[]) {
  const prices = useQuery({
    ...routeQuery(priceRoutes.getPrices, { query: { tokens: tokens.map(priceKeyOf).join(',') } }),
    enabled: tokens.length > 0,
    staleTime: 0,
    // What never came is asked for by a press: an error that comes and goes would be read out each time.
    refetchInterval: ({ state }) => (state.data === undefined ? false : ASK_PRICES_EVERY_MS),
    // The next question is the retry.
    retry: false,
    // Another order of the same tokens is no reason to blank their prices.
    placeholderData: keepPreviousData,
  })
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
    const key = priceKeyOf(token)
    const told = prices.data?.prices.find((price) => price.token === key)
    const { data: day, isPending: isDayPending = true } = days[place] ?? {}
    const candles = day?.candles ?? []
    const priceUsd = told?.priceUsd ?? candles.at(-1)?.close ?? null
    const staleSince = told?.state === 'stale' ? new Date(told.observedAtMs).toISOString() : null
    return { token, priceUsd, staleSince, isDayPending, ...readDay(candles, priceUsd, Date.now()) }
  })
  return {
    watched,
    isPending: prices.isPending,
    isFailed: prices.isLoadingError,
    /** Since when nobody tells any price; null while somebody does. */
    silentSince: prices.isRefetchError ? new Date(prices.dataUpdatedAt).toISOString() : null,
    retry: () => void prices.refetch(),
  }
}
