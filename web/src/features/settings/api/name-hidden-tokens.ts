import { useQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { HiddenToken } from '../read-hidden-token.ts'

/**
 * Lists remember addresses; what a vault holds tells their names. A token that is hidden was held once, and one that
 * is gone keeps its address for a name. Only the chains that occur are asked.
 */
export function useTokenNames(
  { publicKey, ethAddress: address }: VaultView,
  tokens: readonly HiddenToken[],
): readonly HiddenToken[] {
  const on = (chain: ChainId) => ({
    enabled: tokens.some((token) => token.chain === chain),
    staleTime: BALANCES_FRESH_MS,
  })
  const solana = useQuery({
    ...routeQuery(balanceRoutes.getSolanaBalances, { query: { publicKey } }),
    ...on('solana'),
  })
  const hedera = useQuery({
    ...routeQuery(balanceRoutes.getHederaBalances, { query: { address } }),
    ...on('hedera'),
  })
  const evm = (chainId: '1' | '56') =>
    routeQuery(balanceRoutes.getEvmBalances, { query: { chainId, address } })
  const ethereum = useQuery({ ...evm('1'), ...on('ethereum') })
  const bsc = useQuery({ ...evm('56'), ...on('bsc') })

  const symbols = new Map([
    ...(solana.data?.tokenBalances ?? []).map((each) => named('solana', each.mint, each.market_data)),
    ...(hedera.data?.balances ?? []).map((each) => named('hedera', each.token_id, each)),
    ...(ethereum.data?.tokens ?? []).map((each) => named('ethereum', each.tokenAddress, each.tokenMetadata)),
    ...(bsc.data?.tokens ?? []).map((each) => named('bsc', each.tokenAddress, each.tokenMetadata)),
  ])
  return tokens.map((token) => ({
    ...token,
    symbol: symbols.get(nameKey(token.chain, token.token)) ?? token.symbol,
  }))
}

const nameKey = (chain: ChainId, token: string) => `${chain}:${token.toLowerCase()}`
const named = (chain: ChainId, token: string, { symbol }: { symbol: string | null }) =>
  [nameKey(chain, token), symbol] as const
