import { queryOptions, useQuery } from '@tanstack/react-query'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { thisDevice } from '../../../lib/authority/device.ts'

/** What keys spend, and a recovery that somebody else begins, are seen while the page is open. */
const REFRESH_MS = 30_000

/** Nothing is shown that the signer has not said. */
export const ownerQuery = queryOptions({
  queryKey: [ownerRoutes.attestOwner.path],
  queryFn: async ({ signal }) => {
    const { readCheckedOwner } = await import('../../../lib/authority/read-checked-owner.ts')
    return await readCheckedOwner(signal)
  },
})
export const passkeysQuery = routeQuery(credentialRoutes.listPasskeys)

export function useOwner() {
  return useQuery({ ...ownerQuery, refetchInterval: REFRESH_MS, staleTime: 0 })
}

/** Names that people gave their passkeys, and whether these are synced. */
export function usePasskeys() {
  return useQuery(passkeysQuery)
}

/** The key of this browser; null until it is known. */
export function useThisDevice(): string | null {
  const device = useQuery({
    queryKey: ['this-device'],
    queryFn: async () => (await thisDevice()).id,
    staleTime: 0,
    gcTime: 0,
  })
  return device.data ?? null
}
