import { defineFeature } from '../../composition/feature.ts'
import { keepAuditHeads } from './keep-audit-heads.ts'
import { needs } from './parts.ts'
import { safetyBindings } from './routes.ts'
import { safetyAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'safety',
  needs,
  routes: safetyBindings,
  tools: safetyAgentTools,
  loops: (parts) => [keepAuditHeads(parts)],
})
