import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { discoveryBindings } from './routes.ts'
import { discoveryAgentTools } from './tools.ts'

/** For capabilities that have to know of a launch. */
export { findLaunches, launchNeeds } from './find-launches.ts'

export const feature = defineFeature({
  name: 'discovery',
  needs,
  routes: discoveryBindings,
  tools: discoveryAgentTools,
})
