import { defineFeature } from '../../composition/feature.ts'
import { laneService } from './lane.ts'
import { reconcileIntents } from './reconcile-intents.ts'
import { removeIntents } from './remove-intents.ts'
import { transactionRouteBindings } from './routes.ts'

/** For capabilities that move money: each only makes an intent, and waits if its caller does. */
export { findBytesOf, findSignedBytes } from './find-signed.ts'
export { awaitIntent, submitIntent } from './submit-intent.ts'

export const feature = defineFeature({
  name: 'transactions',
  routes: transactionRouteBindings,
  durable: (parts) => [laneService(parts)],
  loops: (parts) => [reconcileIntents(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeIntents(db, userIds),
})
