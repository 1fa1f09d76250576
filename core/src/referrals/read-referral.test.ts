import { describe, expect, it } from 'vitest'
import { REFERRAL_VALID_MS } from './constants.ts'
import { isReferralValid, readReferralCode } from './read-referral.ts'

describe('readReferralCode', () => {
  it.each([
    [{ ref: 'KES-7Q4K', referral: null }, 'KES-7Q4K'],
    [{ ref: null, referral: 'KES-7Q4K' }, 'KES-7Q4K'],
    [{ ref: 'first', referral: 'second' }, 'first'],
    [{ ref: '', referral: 'second' }, 'second'],
    [{ ref: '<script>', referral: null }, null],
    [{ ref: 'x'.repeat(33), referral: null }, null],
    [{ ref: null, referral: null }, null],
  ])('reads %o as %s', (link, code) => expect(readReferralCode(link)).toBe(code))
})

describe('isReferralValid', () => {
  it('holds for 30 days and not longer', () => {
    expect(isReferralValid(1_000, 1_000)).toBe(true)
    expect(isReferralValid(1_000, 1_000 + REFERRAL_VALID_MS - 1)).toBe(true)
    expect(isReferralValid(1_000, 1_000 + REFERRAL_VALID_MS)).toBe(false)
  })
  it('does not trust a time in the future', () => expect(isReferralValid(2_000, 1_000)).toBe(false))
})
