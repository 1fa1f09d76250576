import { tokenRoutes } from '@windhover/core/tokens/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import { searchTokens } from './search-tokens.ts'
import { viewToken } from './view-token.ts'

const CHAIN_BY_ID = { '1': 'ethereum', '56': 'bsc' } as const

export function tokenBindings(parts: Pick<FeatureParts, 'tokenIndexes' | 'log'>): readonly RouteBinding[] {
  const { tokenIndexes: indexes, log } = parts
  return [
    bindRoute(tokenRoutes.searchTokens, async ({ query }) =>
      (await searchTokens({ indexes, log }, query)).map(viewToken),
    ),

    bindRoute(tokenRoutes.findTokens, async ({ body }) =>
      (await indexes.solana.getMany(body.addresses)).map(({ address, logoUrl }) => ({
        address,
        logoURI: logoUrl,
      })),
    ),

    bindRoute(tokenRoutes.searchEvmTokens, async ({ query }) => {
      const { limit, page } = query
      const found = await indexes[CHAIN_BY_ID[query.chainId]].search(query.query, limit * page)
      return found.slice(limit * (page - 1)).map(viewListed)
    }),

    bindRoute(tokenRoutes.listEvmTokens, async ({ query }) =>
      (await indexes[CHAIN_BY_ID[query.chainId]].search(query.query, query.limit)).map(viewListed),
    ),
  ]
}

function viewListed({ address, symbol, name, decimals, logoUrl }: IndexedToken) {
  return { address, symbol, name, decimals, logoURI: logoUrl }
}
