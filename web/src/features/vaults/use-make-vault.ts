import { useMutation, useQueryClient } from '@tanstack/react-query'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import { useRef } from 'react'
import { errorText, isApiError } from '../../lib/api/api-error.ts'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { toast } from '../../ui/toast.tsx'
import { switcherCopy } from './copy.ts'

const REPEATS_MAX = 2

/**
 * One more vault: makes it, selects it, says so. The request id lives until its vault is there: a repeated press, or an
 * automatic repeat after a lost answer, asks for the same vault and never makes a second one.
 */
export function useMakeVault(): { making: boolean; makeVault: () => void } {
  const queryClient = useQueryClient()
  const { select } = useSelectedVault()
  const requestId = useRef<string | null>(null)
  const create = useMutation({
    mutationFn: async () => {
      requestId.current ??= crypto.randomUUID()
      const { createVault } = await import('./api/create-vault.ts')
      return await createVault(queryClient, requestId.current)
    },
    retry: (failures, error) => failures < REPEATS_MAX && isApiError(error) && error.retryable,
    onSuccess: (made) => {
      requestId.current = null
      select(made.tokenId)
      toast.success({ title: switcherCopy.made(vaultTitle(made)) })
    },
    onError: (error) => toast.error({ title: errorText(error, switcherCopy.makeFailed) }),
  })
  const makeVault = () => {
    if (!create.isPending) create.mutate()
  }
  return { making: create.isPending, makeVault }
}
