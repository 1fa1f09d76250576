import { priceRoutes } from '@windhover/core/prices/contract'
import { defineFeature } from '../../composition/feature.ts'
import { bindRoute } from '../../platform/http/route-binding.ts'
import { listPrices } from './list-prices.ts'
import { needs } from './parts.ts'
import { sourceLoops } from './run-sources.ts'

/** For capabilities that gather questions about tokens. */
export { createTokenBatches } from './batch-tokens.ts'
/** For capabilities that draw a token's past. */
export { readCandles } from './read-candles.ts'
/** For capabilities that show a figure of the market. */
export { type Market, type MarketParts, marketNeeds, readMarket } from './read-market.ts'
/** For capabilities that need to know how sure a price is. */
export { readPrices } from './read-prices.ts'

export const feature = defineFeature({
  name: 'prices',
  needs,
  routes: (parts) => [
    bindRoute(priceRoutes.getPrices, async ({ query }) => ({
      prices: await listPrices(parts, query.tokens),
    })),
  ],
  loops: sourceLoops,
})
