import { priceRoutes } from '@windhover/core/prices/contract'
import { defineFeature } from '../../composition/feature.ts'
import { bindRoute } from '../../platform/http/route-binding.ts'
import { readPrices } from './read-prices.ts'
import { sourceLoops } from './run-sources.ts'

/** For capabilities that value something. */
export { readPrices } from './read-prices.ts'

export const feature = defineFeature({
  name: 'prices',
  routes: (parts) => [
    bindRoute(priceRoutes.getPrices, async ({ query }) => {
      const prices = await readPrices(parts, query.tokens)
      return {
        prices: [...prices].map(([token, price]) => ({ token, ...price, sources: [...price.sources] })),
      }
    }),
  ],
  loops: sourceLoops,
})
