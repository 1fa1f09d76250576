import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, beginSession } from '../../../lib/session.ts'
import { useStepUp } from '../../../lib/step-up/use-step-up.ts'
import { passkeysQuery } from './list-passkeys.ts'
import { registerPasskey } from './register-passkey.ts'

/** One more passkey for the signed-in account; the server wants a fresh proof first. */
export function useAddPasskey() {
  const queryClient = useQueryClient()
  const withStepUp = useStepUp()
  return useMutation({
    mutationFn: (name: string) => {
      const account = queryClient.getQueryData(accountQuery.queryKey) ?? null
      return withStepUp(() => registerPasskey(name, { account }))
    },
    onSuccess: (account) => {
      beginSession(queryClient, account)
      return queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
  })
}
