import { useMutation, useQueryClient } from '@tanstack/react-query'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { accountQuery } from '../../../lib/session.ts'
import { useStepUp } from '../../../lib/step-up/use-step-up.ts'

export function useMakeRecoveryCodes() {
  const queryClient = useQueryClient()
  const withStepUp = useStepUp()
  return useMutation({
    // Codes are shown once, so they must not outlive the dialog in the cache.
    gcTime: 0,
    mutationFn: async () => {
      const made = await withStepUp(() => callRoute(credentialRoutes.makeRecoveryCodes, {}))
      const { announceCodes } = await import('../../../lib/authority/announce-codes.ts')
      await announceCodes(made.codes)
      return made
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
  })
}
