import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { FAUCET_COOLDOWN_MS } from '@windhover/core/faucet/constants'
import { type Funding, faucetRoutes } from '@windhover/core/faucet/contract'
import { isApiError } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import { coolDown } from '../cooldown.ts'

/** Goes on when the popover closes, and is still seen when it opens again. */
export function useFundVault(vaultId: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['fund-vault', vaultId]
  const busy = useIsMutating({ mutationKey }) > 0
  const { mutateAsync: fund } = useMutation({
    mutationKey,
    mutationFn: (): Promise<Funding> => callRoute(faucetRoutes.fundVault, { body: { vaultId } }),
    onSuccess: () => {
      coolDown(vaultId, FAUCET_COOLDOWN_MS)
      return queryClient.invalidateQueries({ queryKey: routeKey(faucetRoutes.listHoldings) })
    },
    onError: (error) => {
      const seconds = isApiError(error) ? error.context.retryAfterSeconds : undefined
      if (typeof seconds === 'number') coolDown(vaultId, seconds * 1000)
    },
  })
  return { busy, fund }
}
