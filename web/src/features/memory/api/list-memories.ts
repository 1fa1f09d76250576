import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MEMORIES_PER_PAGE } from '@windhover/core/memory/constants'
import { memoryChanged, memoryRoutes } from '@windhover/core/memory/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { takeAnswer } from './take-answer.ts'

export type MemoryFilter = { readonly search: string; readonly category: string | null }

const memoryKey = (vaultId: string) => ['memory', vaultId] as const

/** Every list of the vault is read again; answers when they have been. */
export function refreshMemories(queryClient: QueryClient, vaultId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: memoryKey(vaultId) })
}

/** R1-269: without a key of the vault nothing is asked. */
export function useMemories(vaultId: string, { search, category }: MemoryFilter) {
  const key = useVaultKey(vaultId)
  const query = useInfiniteQuery({
    queryKey: [...memoryKey(vaultId), 'pages', { search, category }] as const,
    queryFn: async ({ pageParam: page, signal }) => {
      const filter = { ...(search === '' ? {} : { search }), ...(category === null ? {} : { category }) }
      const asked = { query: { page, limit: MEMORIES_PER_PAGE, ...filter } }
      const { data } = await takeAnswer(callRoute(memoryRoutes.listMemories, asked, { vaultId, signal }))
      return data
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : null),
    placeholderData: keepPreviousData,
    enabled: Boolean(key),
  })
  const pages = query.data?.pages
  return {
    ...query,
    hasNoKey: key === null,
    memories: pages === undefined ? null : withoutRepeats(pages.flatMap(({ memories }) => memories)),
    total: pages?.at(-1)?.total ?? null,
  }
}

/** One that was added meanwhile pushes another onto the next page, where it comes a second time. */
function withoutRepeats<Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}

export function useCategories(vaultId: string): readonly string[] {
  const key = useVaultKey(vaultId)
  const query = useQuery({
    queryKey: [...memoryKey(vaultId), 'categories'] as const,
    queryFn: async ({ signal }) => {
      const { data } = await takeAnswer(callRoute(memoryRoutes.listCategories, {}, { vaultId, signal }))
      return data
    },
    enabled: Boolean(key),
  })
  return query.data ?? []
}

/** Other tabs, and the agent, change memories too. */
export function useFollowMemories(vaultId: string): void {
  useRefetchOn(memoryKey(vaultId), memoryChanged, (changed) => changed.vaultId === vaultId)
}
