import type { QueryClient } from '@tanstack/react-query'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { vaultsQuery } from '../../../lib/selected-vault.ts'
import { setUpVaultKeySilently } from '../../../lib/vault-keys/set-up-vault-key.ts'

/** One more vault, with its key in this browser. The same request id never makes a second one. */
export async function createVault(queryClient: QueryClient, requestId: string): Promise<VaultView> {
  const made = await callRoute(vaultRoutes.createVault, { body: { requestId } })
  queryClient.setQueryData(vaultsQuery.queryKey, (known) =>
    known === undefined || known.some((vault) => vault.tokenId === made.tokenId) ? known : [...known, made],
  )
  // Before anybody selects it: a vault without its key has its chat locked.
  await setUpVaultKeySilently(made.tokenId)
  await queryClient.invalidateQueries({ queryKey: vaultsQuery.queryKey })
  return made
}
