import { useQuery } from '@tanstack/react-query'
import { TRENCHES_EVERY_MS } from '@windhover/core/discovery/constants'
import {
  discoveryRoutes,
  type TrenchesCategory,
  type TrenchesWindow,
} from '@windhover/core/discovery/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

type Asked = { readonly category: TrenchesCategory; readonly window: TrenchesWindow }

export function useTrenches({ category, window }: Asked) {
  return useQuery({
    ...routeQuery(discoveryRoutes.listTrenches, { params: { category, window } }),
    refetchInterval: TRENCHES_EVERY_MS,
  })
}
