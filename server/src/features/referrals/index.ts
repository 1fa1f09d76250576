import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { removeReferralsOf } from './referral-store.ts'
import { referralBindings } from './routes.ts'

/** For what counts referrals. */
export { countReferrals, listReferring, noteTraded } from './count-referrals.ts'

export const feature = defineFeature({
  name: 'referrals',
  needs,
  routes: referralBindings,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeReferralsOf(db, userIds),
})
