import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type VaultKeyView, vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { vaultsQuery } from '../../../lib/selected-vault.ts'
import { withStepUp } from '../../../lib/step-up/with-step-up.ts'
import { setUpVaultKey } from '../../../lib/vault-keys/set-up-vault-key.ts'
import { forgetVaultKey, readVaultKey, saveVaultKey } from '../../../lib/vault-keys/vault-keys.ts'
import { vaultKeysQuery } from './list-vault-keys.ts'

function useRefreshKeys(vaultId: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const changed = [vaultKeysQuery(vaultId).queryKey, vaultsQuery.queryKey]
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

export function useSetUpKey(vaultId: string) {
  return useMutation({
    mutationFn: async () => {
      await withStepUp(() => setUpVaultKey(vaultId))
    },
    onSuccess: useRefreshKeys(vaultId),
  })
}

/** Replaces this browser's key; other browsers and programs keep theirs. */
export function useRotateKey(vaultId: string) {
  return useMutation({
    mutationFn: async (keyId: string) => {
      const issued = await withStepUp(() =>
        callRoute(vaultKeyRoutes.rotateVaultKey, { params: { vaultId, keyId } }),
      )
      await saveVaultKey({ vaultId, sealedKey: issued.sealedKey, apiKeyHash: issued.apiKeyHash })
    },
    onSuccess: useRefreshKeys(vaultId),
  })
}

export function useRevokeKey(vaultId: string) {
  return useMutation({
    mutationFn: async ({ keyId, apiKeyHash }: VaultKeyView) => {
      await callRoute(vaultKeyRoutes.revokeVaultKey, { params: { vaultId, keyId } })
      const stored = await readVaultKey(vaultId)
      if (stored?.apiKeyHash === apiKeyHash) await forgetVaultKey(vaultId)
    },
    onSettled: useRefreshKeys(vaultId),
  })
}
