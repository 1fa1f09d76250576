import { REFERRAL_CODE_KEY } from '@windhover/core/referrals/constants'
import { defineWebFeature } from '../../lib/feature.ts'
import { readStored } from '../../lib/storage.ts'
import { captureReferral } from './capture-referral.ts'

export const feature = defineWebFeature({
  name: 'referrals',
  slots: { referralCode: () => import('./components/referral-code.tsx') },
  onStart: () => {
    captureReferral()
    // Few visitors come by a link: the others load nothing for it.
    if (readStored(REFERRAL_CODE_KEY) !== null)
      void import('./hand-in.ts').then((part) => part.handInWhenSignedIn())
  },
})
