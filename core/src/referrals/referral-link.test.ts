import { expect, it } from 'vitest'
import { readReferralCode } from './read-referral.ts'
import { referralLink } from './referral-link.ts'

it('R1-184 is the origin of the site with the code as ref', () => {
  const link = referralLink('https://windhover.example', 'KES-7Q4KXM')
  expect(link).toBe('https://windhover.example/?ref=KES-7Q4KXM')
  const { searchParams } = new URL(link)
  expect(readReferralCode({ ref: searchParams.get('ref'), referral: null })).toBe('KES-7Q4KXM')
})
