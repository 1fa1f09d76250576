import { defineFeature } from '../../composition/feature.ts'
import { removeProposals } from './cards/proposal-store.ts'
import { proposalBindings } from './cards/routes.ts'
import { cardWithdrawal } from './cards/withdraw-cards.ts'
import { reconcileIntents } from './finality/reconcile-intents.ts'
import { laneService } from './lane.ts'
import { needs } from './parts.ts'
import { transactionRouteBindings } from './routes.ts'
import { removeIntents } from './stores/remove-intents.ts'
import { transactionAgentTools } from './tools.ts'

export { chooseIntentId, uuidOf } from './accept/choose-intent-id.ts'
export { findOwnIntent } from './accept/find-own-intent.ts'
/** For capabilities that move money: each only makes an intent, and waits if its caller does. */
export { findBytesOf, findSignedBytes } from './accept/find-signed.ts'
export { type By, readOutcome, runIntent, type Sent } from './accept/run-intent.ts'
export { requireHeld, sizeOrder, sizeWish } from './accept/size-order.ts'
export { awaitIntent, submitIntent } from './accept/submit-intent.ts'
/** For what counts trades. */
export { countTrades, listEnded } from './books/count-trades.ts'
export { type BookedTransaction, listBooked } from './books/list-booked.ts'
export { priceChanges } from './books/price-changes.ts'
/** For tools of the agent that prepare something: the person approves it. */
export { bindProposal } from './cards/bind-proposal.ts'
/** For capabilities that hand their parts on to these functions. */
export { needs as transactionNeeds } from './parts.ts'
export { ownerOn } from './plan/plan-intent.ts'
export { findToken, type TokenFacts } from './stores/find-token.ts'

export const feature = defineFeature({
  name: 'transactions',
  needs,
  routes: (parts) => [...transactionRouteBindings(parts), ...proposalBindings(parts)],
  tools: transactionAgentTools,
  cardWithdrawal,
  durable: (parts) => [laneService(parts)],
  loops: (parts) => [reconcileIntents(parts)],
  onAccountsRemoved:
    ({ db }) =>
    async (userIds) => {
      await removeIntents(db, userIds)
      await removeProposals(db, userIds)
    },
})
