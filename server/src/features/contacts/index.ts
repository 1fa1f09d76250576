import { defineFeature } from '../../composition/feature.ts'
import { removeContactsOf } from './contact-store.ts'
import { needs } from './parts.ts'
import { contactBindings } from './routes.ts'

/** For what checks or names a recipient. */
export { listContacts } from './contact-store.ts'

export const feature = defineFeature({
  name: 'contacts',
  needs,
  routes: contactBindings,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeContactsOf(db, userIds),
})
