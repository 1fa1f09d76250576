import { useQuery } from '@tanstack/react-query'
import { DBC_EVERY_MS } from '@windhover/core/discovery/constants'
import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export const useDbcPools = () =>
  useQuery({ ...routeQuery(discoveryRoutes.listDbcPools), refetchInterval: DBC_EVERY_MS })

export type DbcPools = ReturnType<typeof useDbcPools>
