import { defineFeature } from '../../composition/feature.ts'
import { removeMemoriesOf } from './memory-store.ts'
import { needs } from './parts.ts'
import { memoryBindings } from './routes.ts'
import { memoryAgentTools } from './tools.ts'

export const feature = defineFeature({
  name: 'memory',
  needs,
  routes: memoryBindings,
  tools: memoryAgentTools,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeMemoriesOf(db, userIds),
})
