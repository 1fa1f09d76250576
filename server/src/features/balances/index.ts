import { defineFeature } from '../../composition/feature.ts'
import { removePoints } from './point-store.ts'
import { balanceBindings } from './routes.ts'
import { sampleValues } from './sample-values.ts'

/** For capabilities that change what an address holds. */
export { forgetReadings } from './forget-readings.ts'

export const feature = defineFeature({
  name: 'balances',
  routes: balanceBindings,
  loops: (parts) => [sampleValues(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removePoints(db, userIds),
})
