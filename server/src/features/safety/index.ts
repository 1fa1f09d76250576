import { defineFeature } from '../../composition/feature.ts'
import { applyRaises } from './apply-raises.ts'
import { needs } from './parts.ts'
import { removeRaisesOf } from './raise-store.ts'
import { safetyBindings } from './routes.ts'
import { safetyAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'safety',
  needs,
  routes: safetyBindings,
  tools: safetyAgentTools,
  loops: (parts) => [applyRaises(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeRaisesOf(db, userIds),
})
