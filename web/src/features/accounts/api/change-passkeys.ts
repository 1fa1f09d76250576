import { useMutation, useQueryClient } from '@tanstack/react-query'
import { credentialRoutes, type PasskeyView } from '@windhover/core/accounts/credential-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { accountQuery } from '../../../lib/session.ts'
import { passkeysQuery } from './list-passkeys.ts'

export function useRenamePasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callRoute(credentialRoutes.renamePasskey, { params: { id }, body: { name } }),
    onSuccess: (renamed: PasskeyView) => {
      queryClient.setQueryData(passkeysQuery.queryKey, (known) =>
        known?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
      )
    },
  })
}

export function useRemovePasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (passkey: PasskeyView) => {
      const { removeRoot } = await import('../../../lib/authority/remove-root.ts')
      await removeRoot(passkey)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
      ]),
  })
}
