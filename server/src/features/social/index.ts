import { defineFeature } from '../../composition/feature.ts'
import { removeAccountsOf } from './account-store.ts'
import { needs } from './parts.ts'
import { socialBindings } from './routes.ts'

export const feature = defineFeature({
  name: 'social',
  needs,
  routes: socialBindings,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeAccountsOf(db, userIds),
})
