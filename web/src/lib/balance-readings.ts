import {
  hashKey,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { RouteContract, RouteRequest, RouteResponse } from '@windhover/core/contract/route'
import { vaultFundedEvent } from '@windhover/core/faucet/contract'
import { INTENT_CHANGED, intentView } from '@windhover/core/transactions/contract'
import { type CallArguments, callRoute } from './api/call-route.ts'
import { routeKey } from './api/route-query.ts'
import { useLiveEvent } from './live/live-events.ts'

type QueryRoute = RouteContract & { readonly method: 'GET' }
type QueryPart = { readonly query: Readonly<Record<string, unknown>> }

/** Queries that ask the chain itself the next time, past every cache on the way. */
const askAfresh = new Set<string>()

function call<Route extends QueryRoute>(
  route: Route,
  request: RouteRequest<Route>,
  options: { signal: AbortSignal; afresh: boolean },
): Promise<RouteResponse<Route>> {
  const { query } = request as QueryPart
  const sent = options.afresh ? { query: { ...query, refresh: 'true' } } : { query }
  return callRoute(route, ...([sent, { signal: options.signal }] as unknown as CallArguments<Route>))
}

/** R2-307: fresh for five minutes, unless a live event or the refresh button says otherwise. */
export function readingQuery<Route extends QueryRoute>(route: Route, request: RouteRequest<Route>) {
  const queryKey = routeKey(route, request)
  return queryOptions({
    queryKey,
    staleTime: BALANCES_FRESH_MS,
    refetchInterval: BALANCES_FRESH_MS,
    queryFn: ({ signal }) =>
      call<Route>(route, request, { signal, afresh: askAfresh.delete(hashKey(queryKey)) }),
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
    staleTime: paging.freshMs,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: RouteResponse<Route>) => paging.nextCursor(page),
    queryFn: ({ signal, pageParam }) =>
      call<Route>(route, paging.requestOf(pageParam), {
        signal,
        afresh: askAfresh.delete(hashKey(queryKey)),
      }),
  })
}

const PATHS: ReadonlySet<unknown> = new Set(Object.values(balanceRoutes).map(({ path }) => path))

/** What is on screen is read anew now, the rest when it is looked at. */
export async function refreshReadings(queryClient: QueryClient): Promise<void> {
  const isReading = ({ queryKey }: { queryKey: readonly unknown[] }) => PATHS.has(queryKey[0])
  for (const query of queryClient.getQueryCache().findAll({ predicate: isReading })) {
    askAfresh.add(query.queryHash)
  }
  await queryClient.invalidateQueries({ predicate: isReading })
}

/** States after which the chain holds something else; a failed one has paid its fee. */
const SETTLED = new Set(['CONFIRMED', 'FAILED'])

/** Reads again what a confirmed intent or new funds have changed. */
export function useLiveReadings(vaultId: string | null): void {
  const queryClient = useQueryClient()
  useLiveEvent('vault-funded', vaultFundedEvent, ({ tokenId }) => {
    if (tokenId === vaultId) void refreshReadings(queryClient)
  })
  useLiveEvent(INTENT_CHANGED, intentView, ({ intent, state }) => {
    if (intent.vaultId === vaultId && SETTLED.has(state)) void refreshReadings(queryClient)
  })
}
