import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { heatMapBindings } from './routes.ts'
import { heatMapAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'heat-map',
  needs,
  routes: heatMapBindings,
  tools: heatMapAgentTools,
})
