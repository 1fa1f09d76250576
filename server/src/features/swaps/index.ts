import { defineFeature } from '../../composition/feature.ts'
import { swapBindings } from './routes.ts'
import { swapAgentTools } from './tools.ts'

export const feature = defineFeature({ name: 'swaps', routes: swapBindings, tools: swapAgentTools })
