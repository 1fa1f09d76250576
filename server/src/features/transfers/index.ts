import { defineFeature } from '../../composition/feature.ts'
import { transferBindings } from './routes.ts'
import { transferAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'transfers',
  routes: transferBindings,
  tools: transferAgentTools,
})
