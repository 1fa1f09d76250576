import { useQuery } from '@tanstack/react-query'
import { toolboxRoutes } from '@windhover/core/toolbox/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

/** What a deployment offers changes with its next start only. */
const FRESH_MS = 5 * 60_000

export function useToolbox() {
  return useQuery({ ...routeQuery(toolboxRoutes.getToolbox), staleTime: FRESH_MS })
}
