import { useQueries } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { readingQuery } from '../../../lib/balance-readings.ts'
import type { HiddenToken } from '../read-hidden-token.ts'

/**
 * Lists remember addresses; what a vault holds tells their names. A token that is hidden was held once, and one that
 * is gone keeps its address for a name. Only the chains that occur are asked.
 */
export function useTokenNames(
  { tokenId: vaultId }: VaultView,
  tokens: readonly HiddenToken[],
): readonly HiddenToken[] {
  const chains = [...new Set(tokens.map(({ chain }) => chain))]
  const wallets = useQueries({
    queries: chains.map((chain) => readingQuery(balanceRoutes.getWallet, { query: { vaultId, chain } })),
  })
  const symbols = new Map(
    wallets.flatMap(({ data }) =>
      (data?.holdings ?? []).map(({ token, symbol }) => [nameKey(data?.chain, token), symbol] as const),
    ),
  )
  return tokens.map((token) => ({
    ...token,
    symbol: symbols.get(nameKey(token.chain, token.token)) ?? token.symbol,
  }))
}

const nameKey = (chain: ChainId | undefined, token: string) => `${chain}:${token.toLowerCase()}`
