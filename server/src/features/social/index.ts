import { defineFeature } from '../../composition/feature.ts'
import { removeAccountsOf } from './account-store.ts'
import { socialBindings } from './routes.ts'

export const feature = defineFeature({
  name: 'social',
  routes: socialBindings,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeAccountsOf(db, userIds),
})
