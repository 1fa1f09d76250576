import { defineFeature } from '../../composition/feature.ts'
import { swapPlan } from './intents/swap.ts'
import { needs } from './parts.ts'
import { swapBindings } from './routes.ts'
import { swapAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'swaps',
  needs,
  routes: swapBindings,
  tools: swapAgentTools,
  intents: [swapPlan],
})
