import {
  hashKey,
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import type { RouteContract, RouteRequest, RouteResponse } from '@windhover/core/contract/route'
import { vaultFunded } from '@windhover/core/faucet/contract'
import { intentChanged } from '@windhover/core/transactions/contract'
import { type CallArguments, callRoute } from './api/call-route.ts'
import { routeKey } from './api/route-query.ts'
import { useLiveEvent } from './live/live-events.ts'

type QueryRoute = RouteContract & { readonly method: 'GET' }
type QueryPart = { readonly query: Readonly<Record<string, unknown>> }

/** `meta` of every query that reads a wallet, its history or its value. */
const IS_READING = { isReading: true }

/** Hashes of queries whose next request skips every cache and reads the chain itself. */
const skipCachesNext = new Set<string>()

function call<Route extends QueryRoute>(
  route: Route,
  request: RouteRequest<Route>,
  options: { signal: AbortSignal; skipCaches: boolean },
): Promise<RouteResponse<Route>> {
  const { query } = request as QueryPart
  const sent = options.skipCaches ? { query: { ...query, refresh: 'true' } } : { query }
  return callRoute(route, ...([sent, { signal: options.signal }] as unknown as CallArguments<Route>))
}

/** R2-307: fresh for five minutes, unless a live event or the refresh button triggers a refetch. */
export function readingQuery<Route extends QueryRoute>(route: Route, request: RouteRequest<Route>) {
  const queryKey = routeKey(route, request)
  return queryOptions({
    queryKey,
    meta: IS_READING,
    staleTime: BALANCES_FRESH_MS,
    refetchInterval: BALANCES_FRESH_MS,
    queryFn: ({ signal }) =>
      call<Route>(route, request, { signal, skipCaches: skipCachesNext.delete(hashKey(queryKey)) }),
  })
}

type Paging<Route extends RouteContract> = {
  readonly freshMs: number
  /** The request of the page after the cursor; without one, of the first page. */
  readonly requestOf: (cursor: string | undefined) => RouteRequest<Route>
  /** Undefined after the last page. */
  readonly nextCursor: (page: RouteResponse<Route>) => string | undefined
}

export function pagedQuery<Route extends QueryRoute>(route: Route, paging: Paging<Route>) {
  const queryKey = [...routeKey(route, paging.requestOf(undefined)), 'pages'] as const
  return infiniteQueryOptions({
    queryKey,
    meta: IS_READING,
    staleTime: paging.freshMs,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: RouteResponse<Route>) => paging.nextCursor(page),
    queryFn: ({ signal, pageParam }) =>
      call<Route>(route, paging.requestOf(pageParam), {
        signal,
        skipCaches: skipCachesNext.delete(hashKey(queryKey)),
      }),
  })
}

/** `meta` of every query that is computed from balances: it is refetched when they change. */
export const FOLLOWS_BALANCES = { followsBalances: true }

/** Refetches what is on screen now, and the rest when it is next shown. */
export async function refreshReadings(queryClient: QueryClient): Promise<void> {
  const isReading = ({ meta }: Query) => meta === IS_READING
  for (const query of queryClient.getQueryCache().findAll({ predicate: isReading })) {
    skipCachesNext.add(query.queryHash)
  }
  await queryClient.invalidateQueries({
    predicate: (query) => isReading(query) || query.meta === FOLLOWS_BALANCES,
  })
}

/** States after which balances have changed: a failed transaction still paid its fee. */
const BALANCE_CHANGING_STATES = new Set(['CONFIRMED', 'FAILED'])

/** Refetches the readings when an intent is confirmed or fails, and when the faucet funds the vault. */
export function useLiveReadings(vaultId: string | null): void {
  const queryClient = useQueryClient()
  useLiveEvent(vaultFunded, ({ tokenId }) => {
    if (tokenId === vaultId) void refreshReadings(queryClient)
  })
  useLiveEvent(intentChanged, ({ intent, state }) => {
    if (intent.vaultId === vaultId && BALANCE_CHANGING_STATES.has(state)) void refreshReadings(queryClient)
  })
}
