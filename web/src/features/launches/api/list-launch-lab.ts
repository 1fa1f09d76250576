import { useInfiniteQuery } from '@tanstack/react-query'
import { LAUNCH_LAB_EVERY_MS } from '@windhover/core/discovery/constants'
import {
  type DiscoveredList,
  type DiscoveredToken,
  discoveryRoutes,
  type LaunchLabSort,
} from '@windhover/core/discovery/contract'
import { useMemo } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import { useCatchUp } from './use-catch-up.ts'

/** Page by page. It is forgotten when nobody looks, so that a tab always begins at its first page (R3-086). */
export function useLaunchLab({ sort, isPaused }: { sort: LaunchLabSort; isPaused: boolean }) {
  const list = useInfiniteQuery({
    queryKey: [discoveryRoutes.listLaunchLab.path, sort],
    queryFn: ({ pageParam, signal }) =>
      callRoute(
        discoveryRoutes.listLaunchLab,
        { query: { sort, ...(pageParam === null ? {} : { nextPageId: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: DiscoveredList) => page.nextPageId,
    gcTime: 0,
    refetchInterval: isPaused ? false : LAUNCH_LAB_EVERY_MS,
  })
  useCatchUp({ list, everyMs: LAUNCH_LAB_EVERY_MS, isPaused })
  const tokens = useMemo(() => joinPages(list.data?.pages), [list.data])
  return { ...list, tokens }
}

/** A token that moved down while the pages were read is on two of them. */
function joinPages(pages: readonly DiscoveredList[] | undefined): readonly DiscoveredToken[] | undefined {
  if (pages === undefined) return undefined
  const byAddress = new Map<string, DiscoveredToken>()
  for (const token of pages.flatMap(({ tokens }) => tokens)) {
    if (!byAddress.has(token.address)) byAddress.set(token.address, token)
  }
  return [...byAddress.values()]
}
