import { defineFeature } from '../../composition/feature.ts'
import { listTools } from './list-tools.ts'
import { needs } from './parts.ts'
import { toolboxBindings } from './routes.ts'
import { toolsFor } from './tools-for.ts'

/** For capabilities that write about the market from the same sources. */
export type { SourceAnswer } from './ask-source.ts'
export { readCoins, readOverview } from './tools/read-market.ts'
export { readHeadlines } from './tools/read-news.ts'
export { readProfile } from './tools/read-profile.ts'
export { readPulses } from './tools/read-pulses.ts'

export const feature = defineFeature({
  name: 'toolbox',
  needs,
  routes: toolboxBindings,
  tools: listTools,
  toolSelection: (parts) => (owner) => toolsFor(parts, owner),
})
