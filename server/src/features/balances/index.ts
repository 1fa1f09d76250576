import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { removePoints } from './point-store.ts'
import { balanceBindings } from './routes.ts'
import { sampleValues } from './sample-values.ts'
import { balanceAgentTools } from './tools.ts'

/** For capabilities that change what an address holds. */
export { forgetReadings } from './forget-readings.ts'
/** For what follows from holdings, moves and past prices. */
export { nameAsset } from './gather-assets.ts'
export { type Move, readMoves } from './read-moves.ts'
export { readWallets } from './read-overview.ts'
export { readPastPrices } from './read-past-prices.ts'
export { walletNeeds } from './value-wallet.ts'

export const feature = defineFeature({
  name: 'balances',
  needs,
  routes: balanceBindings,
  tools: balanceAgentTools,
  loops: (parts) => [sampleValues(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removePoints(db, userIds),
})
