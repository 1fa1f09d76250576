import { defineWebFeature } from '../../lib/feature.ts'
import { captureReferral } from './capture-referral.ts'

export const feature = defineWebFeature({ name: 'referrals', onStart: () => captureReferral() })
