import { useQuery, useQueryClient } from '@tanstack/react-query'
import { faucetRoutes, vaultFundedEvent } from '@windhover/core/faucet/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'

const READ_EVERY_MS = 10_000

const holdingsQuery = (vaultId: string) => routeQuery(faucetRoutes.listHoldings, { query: { vaultId } })

/** What the vault holds on each chain, read again while it is looked at. */
export function useHoldings(vaultId: string) {
  const queryClient = useQueryClient()
  const query = holdingsQuery(vaultId)
  useLiveEvent('vault-funded', vaultFundedEvent, ({ tokenId }) => {
    if (tokenId === vaultId) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  })
  return useQuery({ ...query, refetchInterval: READ_EVERY_MS })
}
