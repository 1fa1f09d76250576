import type { RouteResponse } from '@windhover/core/contract/route'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { resolveSymbol } from '@windhover/core/tokens/resolve-symbol'
import type { FeatureParts } from '../../composition/feature.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { createPictureFetch } from '../../platform/upstream/fetch-picture.ts'
import { listHederaTokens } from './list-hedera-tokens.ts'
import type { TokenParts } from './parts.ts'
import { createLogoReader } from './read-logo.ts'
import { readPricedPassport } from './read-passport.ts'
import { readTokenDetails } from './read-token-details.ts'
import { BEARERS_MAX } from './resolve-token.ts'
import { searchTokens } from './search-tokens.ts'
import { viewRows } from './view-rows.ts'
import { viewListed, viewToken } from './view-token.ts'

const CHAIN_BY_ID = { '1': 'ethereum', '56': 'bsc' } as const

type Resolution = RouteResponse<typeof tokenRoutes.resolveSymbol>

export function tokenBindings(parts: TokenParts): readonly RouteBinding[] {
  const { tokenIndexes: indexes, log } = parts
  const fetchPicture = createPictureFetch({ trustedHosts: hostsOf(parts.config) })
  const readLogo = createLogoReader(parts, { fetchPicture })
  return [
    bindRoute(tokenRoutes.searchTokens, async ({ query }) =>
      viewRows(parts, await searchTokens({ indexes, log }, query)),
    ),

    bindRoute(tokenRoutes.trendingTokens, async ({ query }) =>
      viewRows(parts, await indexes[query.chain].listTrending(query.limit)),
    ),

    bindRoute(tokenRoutes.getPassport, async ({ query }) => readPricedPassport(parts, query)),

    bindRoute(tokenRoutes.getDetails, async ({ query }) => readTokenDetails(parts, query)),

    bindRoute(tokenRoutes.resolveSymbol, async ({ query }): Promise<Resolution> => {
      const found = await indexes[query.chain].search(query.symbol, BEARERS_MAX)
      const meant = resolveSymbol(found, query.symbol)
      if (meant.kind === 'one') return { kind: 'one', token: viewToken(meant.token) }
      return meant.kind === 'none' ? meant : { kind: 'ask', candidates: meant.candidates.map(viewToken) }
    }),

    bindRoute(tokenRoutes.describeTokens, async ({ body }) =>
      viewRows(parts, await indexes[body.chain].getMany(body.addresses)),
    ),

    bindRoute(tokenRoutes.getLogo, async ({ query }) => readLogo(query)),

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

    bindRoute(tokenRoutes.trendingEvmTokens, async ({ query }) =>
      (await indexes[CHAIN_BY_ID[query.chainId]].listTrending(query.limit)).map(viewListed),
    ),

    bindRoute(tokenRoutes.hederaTokens, async () => listHederaTokens(parts)),
  ]
}

/** The token indexes name pictures on their own host too, which in a practice world is this machine. */
function hostsOf({ providers }: FeatureParts['config']): ReadonlySet<string> {
  const urls = [providers.jupiter.url, providers.tokenListUrl, providers.saucerSwap.url]
  return new Set(urls.map((url) => new URL(url).host))
}
