import { alphaRoutes } from '@windhover/core/alpha/contract'
import { defineFeature } from '../../composition/feature.ts'
import { bindRoute } from '../../platform/http/route-binding.ts'
import { listProjects } from './list-projects.ts'
import { needs } from './parts.ts'
import { alphaAgentTools } from './tools.ts'
import { watchProjects } from './watch-projects.ts'

export const feature = defineFeature({
  name: 'alpha',
  needs,
  routes: ({ db }) => [
    bindRoute(alphaRoutes.listProjects, async ({ query }) => await listProjects(db, query)),
  ],
  tools: alphaAgentTools,
  loops: (parts) => [watchProjects(parts)],
})
