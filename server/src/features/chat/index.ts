import { defineFeature } from '../../composition/feature.ts'
import { conversationBindings } from './conversation-routes.ts'
import { removeChatsOf } from './conversation-store.ts'
import { needs } from './parts.ts'
import { pinBindings } from './pin-routes.ts'
import { chatBindings } from './routes.ts'
import { usageBindings } from './usage.ts'

/** For what counts prompts. */
export { countPrompts, listPrompted } from './count-prompts.ts'

export const feature = defineFeature({
  name: 'chat',
  needs,
  routes: (parts) => [
    ...chatBindings(parts),
    ...conversationBindings(parts),
    ...pinBindings(parts),
    ...usageBindings(parts),
  ],
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeChatsOf(db, userIds),
})
