import { useQuery } from '@tanstack/react-query'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export function vaultKeysQuery(vaultId: string) {
  return routeQuery(vaultKeyRoutes.listVaultKeys, { params: { vaultId } })
}

export function useVaultKeys(vaultId: string) {
  return useQuery(vaultKeysQuery(vaultId))
}
