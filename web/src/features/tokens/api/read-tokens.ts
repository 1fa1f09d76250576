import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey, routeQuery } from '../../../lib/api/route-query.ts'
import { type Holding, readEvmHoldings, readHederaHoldings, readSolanaHoldings } from '../read-holdings.ts'

const FOUND_MAX = 100
const TRENDING_MAX = 50
const DESCRIBED_MAX = 100
const FRESH_MS = 60_000

const { getSolanaBalances, getEvmBalances, getHederaBalances } = balanceRoutes

type Ask = (vault: VaultView, signal: AbortSignal) => Promise<readonly Holding[] | null>
const askEvm =
  (chain: 'ethereum' | 'bsc', chainId: '1' | '56'): Ask =>
  async (vault, signal) => {
    const query = { chainId, address: vault.ethAddress }
    return readEvmHoldings(chain, await callRoute(getEvmBalances, { query }, { signal }))
  }

const HOLDINGS: Readonly<Record<ChainId, { readonly path: string; readonly ask: Ask }>> = {
  solana: {
    path: getSolanaBalances.path,
    ask: async (vault, signal) => {
      const query = { publicKey: vault.wrappedKeys[0]?.pub_key ?? vault.publicKey }
      return readSolanaHoldings(await callRoute(getSolanaBalances, { query }, { signal }))
    },
  },
  ethereum: { path: getEvmBalances.path, ask: askEvm('ethereum', '1') },
  bsc: { path: getEvmBalances.path, ask: askEvm('bsc', '56') },
  hedera: {
    path: getHederaBalances.path,
    ask: async (vault, signal) => {
      const query = { address: vault.ethAddress }
      return readHederaHoldings(await callRoute(getHederaBalances, { query }, { signal }))
    },
  },
}

/** What the vault holds on a chain; under the path of its route, so that who refreshes balances reaches it too. */
export function useHoldings(chain: ChainId, vault: VaultView | null) {
  const { path, ask } = HOLDINGS[chain]
  return useQuery({
    queryKey: [path, 'picker', chain, vault?.tokenId],
    enabled: vault !== null,
    queryFn: ({ signal }) => (vault === null ? null : ask(vault, signal)),
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
