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
      const { makeCodes } = await import('../../../lib/authority/make-codes.ts')
      const { codes, signInHashes } = await makeCodes()
      await withStepUp(() => callRoute(credentialRoutes.makeRecoveryCodes, { body: { signInHashes } }))
      const { announceCodes } = await import('../../../lib/authority/announce-codes.ts')
      await announceCodes(codes)
      return { codes }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
  })
}
