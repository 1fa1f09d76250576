import { useQuery } from '@tanstack/react-query'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export function vaultKeysQuery(vaultId: string) {
  return routeQuery(vaultRoutes.listVaultKeys, { params: { vaultId } })
}

export function useVaultKeys(vaultId: string) {
  return useQuery(vaultKeysQuery(vaultId))
}
