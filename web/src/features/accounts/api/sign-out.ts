import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { isApiError } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { forgetDrafts } from '../../../lib/kept-drafts.ts'
import { closeApp } from '../../../lib/open-app.ts'
import { endSession } from '../../../lib/session.ts'
import { forgetAllVaultKeys } from '../../../lib/vault-keys/vault-keys.ts'

const ALREADY_OUT_STATUS = 401

/** Whoever signs out on purpose leaves nothing behind that a next person at this browser could use. */
export function useSignOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await callRoute(accountRoutes.signOut, {})
      } catch (error) {
        if (!isApiError(error) || error.status !== ALREADY_OUT_STATUS) throw error
      }
      forgetDrafts()
      await forgetAllVaultKeys().catch(() => undefined)
      const { forgetDevice } = await import('../../../lib/authority/device.ts')
      await forgetDevice().catch(() => undefined)
    },
    onSuccess: () => {
      closeApp()
      endSession(queryClient)
    },
  })
}
