import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { useRef } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { vaultsQuery } from '../../../lib/selected-vault.ts'
import { setUpVaultKeySilently } from '../../../lib/vault-keys/set-up-vault-key.ts'

const REPEATS_MAX = 2

/**
 * One more vault. The request id lives until its vault is there: a repeated press, or an automatic repeat
 * after a lost answer, asks for the same vault and never makes a second one.
 */
export function useCreateVault() {
  const queryClient = useQueryClient()
  const requestId = useRef<string | null>(null)
  return useMutation({
    mutationFn: (): Promise<VaultView> => {
      requestId.current ??= crypto.randomUUID()
      return callRoute(vaultRoutes.createVault, { body: { requestId: requestId.current } })
    },
    retry: (failures, error) => failures < REPEATS_MAX && isApiError(error) && error.retryable,
    onSuccess: async (made) => {
      requestId.current = null
      queryClient.setQueryData(vaultsQuery.queryKey, (known) =>
        known === undefined || known.some((vault) => vault.tokenId === made.tokenId)
          ? known
          : [...known, made],
      )
      // Before anybody selects it: a vault without its key has its chat locked.
      await setUpVaultKeySilently(made.tokenId)
      await queryClient.invalidateQueries({ queryKey: vaultsQuery.queryKey })
    },
  })
}
