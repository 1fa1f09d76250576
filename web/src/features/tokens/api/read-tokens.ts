import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey, routeQuery } from '../../../lib/api/route-query.ts'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { type Holding, readHoldings } from '../read-holdings.ts'

const FOUND_MAX = 100
const TRENDING_MAX = 50
const DESCRIBED_MAX = 100
const FRESH_MS = 60_000
/** Who is about to pick what to sell sees what the server knows now. */
const HELD_FRESH_MS = 15_000

/** What the vault holds on a chain. */
export function useHoldings(chain: ChainId, vault: VaultView | null) {
  return useQuery({
    ...readingQuery(balanceRoutes.getWallet, { query: { vaultId: vault?.tokenId ?? '', chain } }),
    enabled: vault !== null,
    staleTime: HELD_FRESH_MS,
    select: readHoldings,
  })
}

/** The most valuable ones: badges matter where there is something to lose, or somebody sent a trap. */
export function useHeldRows(chain: ChainId, holdings: readonly Holding[] | null | undefined) {
  const addresses = (holdings ?? []).map(({ token }) => token.address).slice(0, DESCRIBED_MAX)
  return useQuery({
    queryKey: routeKey(tokenRoutes.describeTokens, { body: { chain, addresses } }),
    enabled: addresses.length > 0,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      callRoute(tokenRoutes.describeTokens, { body: { chain, addresses } }, { signal }),
  })
}

export function useTrending(chain: ChainId) {
  const query = routeQuery(tokenRoutes.trendingTokens, { query: { chain, limit: TRENDING_MAX } })
  return useQuery({ ...query, staleTime: FRESH_MS })
}

/** Nothing is asked for an empty text; while the next text is asked for, the last answer stays. */
export function useTokenSearch(chain: ChainId, text: string) {
  const query = text.trim().slice(0, 100)
  const options = routeQuery(tokenRoutes.searchTokens, {
    query: { chain, query: query || '-', limit: FOUND_MAX },
  })
  return useQuery({
    ...options,
    enabled: query !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

export function usePassport(chain: ChainId, address: string) {
  return useQuery({
    ...routeQuery(tokenRoutes.getPassport, { query: { chain, address } }),
    staleTime: FRESH_MS,
  })
}
