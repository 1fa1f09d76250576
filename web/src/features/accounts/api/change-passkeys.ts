import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountRoutes, type PasskeyView } from '@windhover/core/accounts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { accountQuery } from '../../../lib/session.ts'
import { useStepUp } from '../../../lib/step-up/use-step-up.ts'
import { passkeysQuery } from './list-passkeys.ts'

export function useRenamePasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callRoute(accountRoutes.renamePasskey, { params: { id }, body: { name } }),
    onSuccess: (renamed: PasskeyView) => {
      queryClient.setQueryData(passkeysQuery.queryKey, (known) =>
        known?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
      )
    },
  })
}

export function useRemovePasskey() {
  const queryClient = useQueryClient()
  const withStepUp = useStepUp()
  return useMutation({
    mutationFn: (id: string) => withStepUp(() => callRoute(accountRoutes.removePasskey, { params: { id } })),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: accountQuery.queryKey, exact: true }),
      ]),
  })
}
