import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mergeCandles } from '@windhover/core/tokens/candles'
import { type Candle, type CandleWindow, tokenRoutes } from '@windhover/core/tokens/contract'
import { useMemo } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import type { ChartedToken } from '../../../lib/chart-view.ts'

const PAGE_SIZE = 300
/** Ticks move the last candle in between; this brings volume, and what was missed. */
const READ_EVERY_MS = 10_000

type Asked = Pick<ChartedToken, 'chain' | 'address'> & { readonly window: CandleWindow }

async function ask(
  asked: Asked,
  options: { before?: number; signal: AbortSignal },
): Promise<readonly Candle[]> {
  const { before, signal } = options
  const query = { ...asked, limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) }
  return (await callRoute(tokenRoutes.getCandles, { query }, { signal })).candles
}

function latestQuery({ chain, address, window }: Asked) {
  const asked = { chain, address, window }
  return {
    queryKey: [...routeKey(tokenRoutes.getCandles), 'latest', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(asked, { signal }),
    refetchInterval: READ_EVERY_MS,
    // What was seen stays when the window has moved on; a hidden tab asks nothing.
    structuralSharing: (known: unknown, read: unknown) =>
      mergeCandles((known ?? []) as readonly Candle[], read as readonly Candle[], window),
  } as const
}

function olderQuery({ chain, address, window }: Asked, before: number) {
  const asked = { chain, address, window }
  return infiniteQueryOptions({
    queryKey: [...routeKey(tokenRoutes.getCandles), 'older', asked, before] as const,
    queryFn: ({ pageParam, signal }) => ask(asked, { before: pageParam, signal }),
    initialPageParam: before,
    getNextPageParam: (page: readonly Candle[]) => page[0]?.time ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: false,
  })
}

/** All that is loaded of a chart, oldest first; more of the past comes when it is asked for. */
export function useCandles(asked: Asked) {
  const latest = useQuery(latestQuery(asked))
  const recent = latest.data
  const older = useInfiniteQuery(olderQuery(asked, recent?.[0]?.time ?? 0))
  const pages = older.data?.pages
  const candles = useMemo(
    () => (recent === undefined ? undefined : [...(pages ?? []).toReversed().flat(), ...recent]),
    [recent, pages],
  )
  const isWhole = older.data !== undefined && !older.hasNextPage
  return {
    candles,
    isPending: latest.isPending,
    isError: latest.isLoadingError,
    isLoadingOlder: older.isFetching,
    retry: () => void latest.refetch(),
    loadOlder: () => {
      if (recent?.[0] === undefined || isWhole || older.isFetching) return
      void older.fetchNextPage()
    },
  }
}
