import { defineFeature } from '../../composition/feature.ts'
import { conversationBindings } from './conversation-routes.ts'
import { removeChatsOf } from './conversation-store.ts'
import { needs } from './parts.ts'
import { chatBindings } from './routes.ts'

export const feature = defineFeature({
  name: 'chat',
  needs,
  routes: (parts) => [...chatBindings(parts), ...conversationBindings(parts)],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeChatsOf(db, userIds),
})
