import { queryOptions } from '@tanstack/react-query'
import { MEMEJOB_EVERY_MS, MEMEJOB_PAGE_SIZE, MEMEJOB_STALE_MS } from '@windhover/core/discovery/constants'
import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { ApiError } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { memejobCopy } from '../copy.ts'
import type { MemejobSort } from '../memejob/memejob-sort.ts'

type Asked = { readonly page: number; readonly limit?: number; readonly sort: MemejobSort }

export function memejobQuery({ page, limit = MEMEJOB_PAGE_SIZE, sort }: Asked) {
  const request = { query: { page, limit, orderBy: sort.by, orderDirection: sort.direction } }
  return queryOptions({
    queryKey: routeKey(discoveryRoutes.listMemejob, request),
    queryFn: async ({ signal }) => {
      try {
        return await callRoute(discoveryRoutes.listMemejob, request, { signal })
      } catch (error) {
        throw withStatus(error)
      }
    },
    staleTime: MEMEJOB_STALE_MS,
    refetchInterval: MEMEJOB_EVERY_MS,
  })
}

/** Where an answer came and was not OK, the error names its status (R3-143). */
function withStatus(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status === 0) return error
  const { code, status, retryable, requestId } = error
  const text = memejobCopy.refused(status)
  return new ApiError({ code, text, status, retryable, requestId, fromServer: true, cause: error })
}
