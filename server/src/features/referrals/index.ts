import { defineFeature } from '../../composition/feature.ts'
import { removeReferralsOf } from './referral-store.ts'
import { referralBindings } from './routes.ts'

export const feature = defineFeature({
  name: 'referrals',
  routes: referralBindings,
  onAccountsRemoved:
    ({ db }) =>
    (userIds) =>
      removeReferralsOf(db, userIds),
})
