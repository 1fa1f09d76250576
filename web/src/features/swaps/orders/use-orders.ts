import { skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { swapRoutes } from '@windhover/core/swaps/contract'
import { callRoute } from '../../../lib/api/call-route.ts'

/** Orders that wait for a filler, newest first, page by page. Without an address nothing is asked. */
export function useOrders(address: string | null) {
  const list = useInfiniteQuery({
    queryKey: [swapRoutes.listOrders.path, address],
    queryFn:
      address === null
        ? skipToken
        : ({ pageParam, signal }) =>
            callRoute(
              swapRoutes.listOrders,
              { query: { address, ...(pageParam === null ? {} : { cursor: pageParam }) } },
              { signal },
            ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: { readonly cursor: string | null }) => page.cursor,
    refetchOnWindowFocus: false,
  })
  return { ...list, orders: list.data?.pages.flatMap(({ orders }) => orders) ?? [] }
}
