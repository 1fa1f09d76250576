import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { socialChanged, socialRoutes } from '@windhover/core/social/contract'
import { isApiError } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { networkErrors } from '../../../lib/api/network-errors.ts'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { readRedirect } from '../read-redirect.ts'

const accountQuery = (vaultId: string) => routeQuery(socialRoutes.getAccount, { query: { vaultId } })

/** Without a key of the vault nobody is asked, and nobody is connected as far as this browser can tell. */
export function useSocialAccount(vaultId: string) {
  const key = useVaultKey(vaultId)
  const query = accountQuery(vaultId)
  useRefetchOn(query.queryKey, socialChanged, (changed) => changed.vaultId === vaultId)
  const account = useQuery({ ...query, enabled: key !== undefined && key !== null })
  return {
    username: account.data?.username ?? null,
    isChecking: key === undefined || account.isLoading,
    error: account.data === undefined ? account.error : null,
    isFetching: account.isFetching,
    retry: () => void account.refetch(),
  }
}

/** R1-226, R1-290: where the browser has to go; null when the answer names no such place. */
export function useConnectSocial(vaultId: string) {
  return useMutation({
    mutationFn: async (): Promise<string | null> => {
      try {
        const answer = await callRoute(socialRoutes.connect, { query: { vaultId } })
        return readRedirect(answer, window.location.origin)
      } catch (error) {
        if (isApiError(error, networkErrors.unreadable)) return null
        throw error
      }
    },
  })
}

export function useDisconnectSocial(vaultId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(socialRoutes.disconnect, { body: { vaultId } }),
    onSuccess: (account) => queryClient.setQueryData(accountQuery(vaultId).queryKey, account),
  })
}
