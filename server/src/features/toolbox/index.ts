import { defineFeature } from '../../composition/feature.ts'
import { listTools } from './list-tools.ts'
import { needs } from './parts.ts'
import { toolboxBindings } from './routes.ts'
import { toolsFor } from './tools-for.ts'

export const feature = defineFeature({
  name: 'toolbox',
  needs,
  routes: toolboxBindings,
  tools: listTools,
  toolSelection: (parts) => (owner) => toolsFor(parts, owner),
})
