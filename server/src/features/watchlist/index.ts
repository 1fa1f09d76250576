import { defineFeature } from '../../composition/feature.ts'
import { removeAllOf } from './alert-store.ts'
import { followPrices } from './follow-prices.ts'
import { needs } from './parts.ts'
import { watchlistBindings } from './routes.ts'
import { watchlistAgentTools } from './tools.ts'
import { watchMarkets } from './watch-markets.ts'

export const feature = defineFeature({
  name: 'watchlist',
  needs,
  routes: watchlistBindings,
  tools: watchlistAgentTools,
  loops: (parts) => [watchMarkets(parts)],
  ticks: (parts) => [followPrices(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeAllOf(db, userIds),
})
