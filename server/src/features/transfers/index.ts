import { defineFeature } from '../../composition/feature.ts'
import { associatePlan } from './intents/associate.ts'
import { transferPlan } from './intents/transfer.ts'
import { unwrapPlan } from './intents/unwrap.ts'
import { wrapPlan } from './intents/wrap.ts'
import { needs } from './parts.ts'
import { transferBindings } from './routes.ts'
import { transferAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'transfers',
  needs,
  routes: transferBindings,
  tools: transferAgentTools,
  intents: [transferPlan, wrapPlan, unwrapPlan, associatePlan],
})
