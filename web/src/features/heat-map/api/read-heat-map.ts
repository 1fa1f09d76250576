import { useQueries, useQuery } from '@tanstack/react-query'
import { balanceRoutes } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { HEAT_MAP_EVERY_MS, type HeatMap, heatMapRoutes } from '@windhover/core/heat-map/contract'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import { cleanText } from '@windhover/core/text/clean-text'
import type { VaultView } from '@windhover/core/vaults/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { readingQuery } from '../../../lib/balance-readings.ts'

export function useHeatMap() {
  return useQuery({
    ...routeQuery(heatMapRoutes.getHeatMap),
    select: nameCoins,
    staleTime: HEAT_MAP_EVERY_MS,
    refetchInterval: HEAT_MAP_EVERY_MS,
  })
}

const SYMBOL_CHARS = 16

/** Whoever makes a coin names it: what cannot be seen is no part of a name. */
function nameCoins(map: HeatMap): HeatMap {
  return {
    ...map,
    coins: map.coins.map((coin) => ({
      ...coin,
      symbol: cleanText(coin.symbol, SYMBOL_CHARS) || '?',
      name: cleanText(coin.name),
    })),
  }
}

/** What the vault holds on all its networks; asked for only when somebody wants to know. */
export function useHeldTokens(vault: VaultView | null, isWanted: boolean): ReadonlySet<TokenKey> {
  return useQueries({
    queries: (Object.keys(CHAINS) as ChainId[]).map((chain) => ({
      ...readingQuery(balanceRoutes.getWallet, { query: { vaultId: vault?.tokenId ?? '', chain } }),
      enabled: isWanted && vault !== null,
    })),
    combine: (wallets) =>
      new Set(
        wallets.flatMap(({ data }) =>
          (data?.holdings ?? []).map(({ token }) => tokenKey(data?.chain ?? 'solana', token)),
        ),
      ),
  })
}
