import { useQuery } from '@tanstack/react-query'
import { faucetRoutes, vaultFunded } from '@windhover/core/faucet/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'

const READ_EVERY_MS = 10_000

const holdingsQuery = (vaultId: string) => routeQuery(faucetRoutes.listHoldings, { query: { vaultId } })

/** What the vault holds on each chain, read again while it is looked at. */
export function useHoldings(vaultId: string) {
  const query = holdingsQuery(vaultId)
  useRefetchOn(query.queryKey, vaultFunded, ({ tokenId }) => tokenId === vaultId)
  return useQuery({ ...query, refetchInterval: READ_EVERY_MS })
}
