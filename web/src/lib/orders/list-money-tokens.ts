import { type QueryClient, useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { callRoute } from '../api/call-route.ts'
import { routeKey } from '../api/route-query.ts'
import { readingQuery } from '../balance-readings.ts'
import { readMoneyTokens } from './read-money-tokens.ts'

/** Who is about to move money sees what the server knows now. */
const FRESH_MS = 15_000

/** What the vault can move on a chain, the native coin first; nothing is asked without a vault. */
export function useMoneyTokens(chain: ChainId, vault: VaultView | null) {
  return useQuery({
    ...readingQuery(balanceRoutes.getWallet, { query: { vaultId: vault?.tokenId ?? '', chain } }),
    enabled: vault !== null,
    staleTime: FRESH_MS,
    select: readMoneyTokens,
  })
}

/** After money moved (R2-174): the chain is asked once, then every screen that shows its balances. */
export async function refreshBalances(
  queryClient: QueryClient,
  { chain, vault }: { chain: ChainId; vault: VaultView },
): Promise<void> {
  const query = { vaultId: vault.tokenId, chain }
  await callRoute(balanceRoutes.getWallet, { query: { ...query, refresh: 'true' } }).catch(() => undefined)
  const keys = [routeKey(balanceRoutes.getWallet, { query }), routeKey(balanceRoutes.getOverview)]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
