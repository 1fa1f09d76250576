import { defineFeature } from '../../composition/feature.ts'
import { removeAllOf } from './alert-store.ts'
import { followPrices } from './follow-prices.ts'
import { needs } from './parts.ts'
import { watchlistBindings } from './routes.ts'
import { watchMarkets } from './watch-markets.ts'

export const feature = defineFeature({
  name: 'watchlist',
  needs,
  routes: watchlistBindings,
  loops: (parts) => [watchMarkets(parts)],
  ticks: (parts) => [followPrices(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeAllOf(db, userIds),
})
