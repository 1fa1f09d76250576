import { defineErrors } from '../errors/app-error.ts'

export const referralErrors = defineErrors('referral', {
  unknown: { status: 404, text: 'This referral code does not exist.' },
  expired: { status: 422, text: 'This referral link has expired.' },
})
