import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { eventsMissed } from '@windhover/core/live/topic'
import { type IntentView, intentChanged, transactionRoutes } from '@windhover/core/transactions/contract'
import type { IntentGroup } from '@windhover/core/transactions/intent-state'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { type ActivityFilter, matchesFilter } from '../group-intents.ts'
import { type IntentPages, patchPages } from '../patch-pages.ts'

const PAGE_SIZE = 30
export const EVERYTHING: ActivityFilter = { group: 'all', chain: 'all' }

type ServerFilter = {
  readonly vaultId: string
  readonly chain?: ChainId
  readonly group?: IntentGroup
}

/** A page holds what the filter asks for, however rare it is among everything else. */
export function serverFilter(vaultId: string, { group, chain }: ActivityFilter): ServerFilter {
  return {
    vaultId,
    ...(chain === 'all' ? {} : { chain }),
    ...(group === 'all' ? {} : { group }),
  }
}

const pagesKey = [...routeKey(transactionRoutes.listIntents), 'pages'] as const

function intentPagesQuery(filter: ServerFilter) {
  return infiniteQueryOptions({
    queryKey: [...pagesKey, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      callRoute(
        transactionRoutes.listIntents,
        { query: { ...filter, limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useIntentPages(vaultId: string, filter: ActivityFilter) {
  const query = useInfiniteQuery(intentPagesQuery(serverFilter(vaultId, filter)))
  const loaded = query.data?.pages.flatMap(({ intents }) => intents) ?? []
  return { ...query, intents: loaded.filter((view) => matchesFilter(view, filter)) }
}

/** Keeps every list of intents at the newest state. Lists that missed news are read again. */
export function useFollowIntents(): void {
  const queryClient = useQueryClient()
  useLiveEvent(intentChanged, (view) => updateLists(queryClient, view))
  useLiveEvent(eventsMissed, () => {
    void queryClient.invalidateQueries({ queryKey: pagesKey })
  })
}

function updateLists(queryClient: QueryClient, view: IntentView): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: pagesKey })) {
    const filter = query.queryKey.at(-1) as ServerFilter
    if (!isListed(view, filter)) continue
    queryClient.setQueryData<IntentPages>(query.queryKey, (pages) =>
      pages === undefined ? undefined : patchPages(pages, view),
    )
  }
}

/** Whatever its group: one that has left a list must be heard of there too, and the filter then hides it. */
function isListed({ intent }: IntentView, filter: ServerFilter): boolean {
  if (filter.vaultId !== intent.vaultId) return false
  return filter.chain === undefined || filter.chain === intent.chain
}
