import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { removeExpiredLogins } from './remove-expired-logins.ts'
import { removeUnreachableGuests } from './remove-unreachable-guests.ts'
import { accountBindings } from './routes.ts'

export const feature = defineFeature({
  name: 'accounts',
  needs,
  routes: accountBindings,
  loops: (parts) => [removeExpiredLogins(parts), removeUnreachableGuests(parts)],
})
