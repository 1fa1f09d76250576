import { useQuery } from '@tanstack/react-query'
import type { RouteResponse } from '@windhover/core/contract/route'
import { workspaceRoutes } from '@windhover/core/workspace/contract'
import { routeQuery } from './api/route-query.ts'

export type WorkspaceFacts = RouteResponse<typeof workspaceRoutes.getWorkspace>

const workspaceQuery = { ...routeQuery(workspaceRoutes.getWorkspace), staleTime: Number.POSITIVE_INFINITY }

/** What this deployment is; null until the server has said so. */
export function useWorkspace(): WorkspaceFacts | null {
  return useQuery(workspaceQuery).data ?? null
}
