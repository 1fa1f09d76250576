import { useQuery } from '@tanstack/react-query'
import type { RouteResponse } from '@windhover/core/contract/route'
import { priceRoutes } from '@windhover/core/prices/contract'
import type { CandleTick } from '@windhover/core/tokens/candles'
import { useMemo } from 'react'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { ChartedToken } from '../../../lib/chart-view.ts'
import { priceKeyOf } from '../../../lib/price-key.ts'

const ASK_EVERY_MS = 1_000

/**
 * The last price, asked for every second while the page is seen; null while nobody tells one, or only an old one.
 * The same object while nothing changes: the chart draws again for every other one.
 */
export function useLivePrice(token: Pick<ChartedToken, 'chain' | 'address'>): CandleTick | null {
  const { data } = useQuery({
    ...routeQuery(priceRoutes.getPrices, { query: { tokens: priceKeyOf(token) } }),
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
    retry: false,
  })
  const price = data?.prices[0]
  return useMemo(() => tickOf(price), [price])
}

type Price = RouteResponse<typeof priceRoutes.getPrices>['prices'][number]

function tickOf(price: Price | undefined): CandleTick | null {
  if (price === undefined || price.state === 'stale') return null
  return { priceUsd: price.priceUsd, atMs: price.observedAtMs }
}
