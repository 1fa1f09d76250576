import { defineFeature } from '../../composition/feature.ts'
import { removePoints } from './point-store.ts'
import { balanceBindings } from './routes.ts'
import { sampleValues } from './sample-values.ts'
import { balanceAgentTools } from './tools.ts'

/** For capabilities that change what an address holds. */
export { forgetReadings } from './forget-readings.ts'

export const feature = defineFeature({
  name: 'balances',
  routes: balanceBindings,
  tools: balanceAgentTools,
  loops: (parts) => [sampleValues(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removePoints(db, userIds),
})
