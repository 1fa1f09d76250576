import { useQuery } from '@tanstack/react-query'
import { MEMEZONE_EVERY_MS } from '@windhover/core/discovery/constants'
import { discoveryRoutes, type MemezoneTab } from '@windhover/core/discovery/contract'
import type { MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useCatchUp } from './use-catch-up.ts'

type Asked = { readonly tab: MemezoneTab; readonly bounds: MemezoneBounds; readonly isPaused: boolean }

export function useMemezone({ tab, bounds, isPaused }: Asked) {
  const list = useQuery({
    ...routeQuery(discoveryRoutes.listMemezone, { query: { tab, ...bounds } }),
    staleTime: MEMEZONE_EVERY_MS,
    refetchInterval: isPaused ? false : MEMEZONE_EVERY_MS,
  })
  useCatchUp({ list, everyMs: MEMEZONE_EVERY_MS, isPaused })
  return list
}
