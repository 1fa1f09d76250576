import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { pnlBindings } from './routes.ts'
import { pnlAgentTools } from './tools.ts'

export { needs as pnlNeeds, type PnlParts } from './parts.ts'
export { readPnl } from './read-pnl.ts'

export const feature = defineFeature({ name: 'pnl', needs, routes: pnlBindings, tools: pnlAgentTools })
