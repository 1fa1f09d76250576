import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PROJECTS_LIMIT } from '@windhover/core/alpha/constants'
import { alphaRoutes } from '@windhover/core/alpha/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { cleanProject } from '../clean-project.ts'
import { type Filter, toQuery } from '../filter.ts'

const REREAD_EVERY_MS = 60_000
const LISTS = ['alpha', 'projects'] as const

/** R1-221: whatever is applied is asked anew, also what was asked a moment ago. */
export function forgetProjects(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LISTS })
}

export function useProjects(filter: Filter) {
  const asked = toQuery(filter)
  const query = useInfiniteQuery({
    queryKey: [...LISTS, asked] as const,
    queryFn: ({ pageParam: page, signal }) =>
      callRoute(alphaRoutes.listProjects, { query: { limit: PROJECTS_LIMIT, page, ...asked } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PROJECTS_LIMIT < total ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_EVERY_MS,
  })
  const pages = query.data?.pages
  // One that moved down meanwhile comes a second time on the next page.
  const all = pages?.flatMap(({ data }) => data.map(cleanProject)) ?? []
  return {
    ...query,
    projects: pages === undefined ? null : [...new Map(all.map((each) => [each.id, each])).values()],
    total: pages?.at(-1)?.total ?? null,
  }
}

/** How many a filter would leave, while it is being made. */
export function useProjectCount(filter: Filter): number | null {
  const asked = toQuery(filter)
  const { data } = useQuery({
    queryKey: ['alpha', 'count', asked] as const,
    queryFn: ({ signal }) =>
      callRoute(alphaRoutes.listProjects, { query: { limit: 1, ...asked } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return data?.total ?? null
}
