import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RouteRequest } from '@windhover/core/contract/route'
import { changeVaultRoute } from '@windhover/core/vaults/change-vault'
import { callRoute } from '../../../lib/api/call-route.ts'
import { vaultsQuery } from '../../../lib/selected-vault.ts'

type VaultChange = RouteRequest<typeof changeVaultRoute>['body']

/** One after the other, so that the last press is the one that stays. */
export function useChangeVault(vaultId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `vault:${vaultId}` },
    mutationFn: (change: VaultChange) => callRoute(changeVaultRoute, { params: { vaultId }, body: change }),
    onSuccess: (changed) => {
      queryClient.setQueryData(vaultsQuery.queryKey, (known) =>
        known?.map((vault) => (vault.tokenId === changed.tokenId ? changed : vault)),
      )
    },
  })
}
