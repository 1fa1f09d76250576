import { defineFeature } from '../../composition/feature.ts'
import { laneService } from './lane.ts'
import { removeProposals } from './proposals/proposal-store.ts'
import { proposalBindings } from './proposals/routes.ts'
import { reconcileIntents } from './reconcile-intents.ts'
import { removeIntents } from './remove-intents.ts'
import { transactionRouteBindings } from './routes.ts'
import { transactionAgentTools } from './tools.ts'

export { chooseIntentId, uuidOf } from './choose-intent-id.ts'
export { findOwnIntent } from './find-own-intent.ts'
/** For capabilities that move money: each only makes an intent, and waits if its caller does. */
export { findBytesOf, findSignedBytes } from './find-signed.ts'
export { findToken, type TokenFacts } from './find-token.ts'
export { ownerOn } from './plan-intent.ts'
export { priceChanges } from './price-changes.ts'
/** For tools of the agent that prepare something: the person approves it. */
export { type Prepared, proposeIntent } from './proposals/propose-intent.ts'
export { readOutcome, runIntent, type Sent } from './run-intent.ts'
export { requireHeld, sizeOrder, sizeWish } from './size-order.ts'
export { awaitIntent, submitIntent } from './submit-intent.ts'

export const feature = defineFeature({
  name: 'transactions',
  routes: (parts) => [...transactionRouteBindings(parts), ...proposalBindings(parts)],
  tools: transactionAgentTools,
  durable: (parts) => [laneService(parts)],
  loops: (parts) => [reconcileIntents(parts)],
  onAccountsRemoved:
    ({ db }) =>
    async (userIds) => {
      await removeIntents(db, userIds)
      await removeProposals(db, userIds)
    },
})
