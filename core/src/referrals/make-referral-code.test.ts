import fc from 'fast-check'
import { expect, it } from 'vitest'
import { REFERRAL_CODE_PATTERN } from './constants.ts'
import { makeReferralCode, REFERRAL_CODE_BYTES, sameReferralCode } from './make-referral-code.ts'

const bytes = fc.uint8Array({ minLength: REFERRAL_CODE_BYTES, maxLength: REFERRAL_CODE_BYTES })

it('makes a code that a link can carry and a person can read out', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = makeReferralCode(random)
      expect(code).toMatch(REFERRAL_CODE_PATTERN)
      expect(code).toMatch(/^[A-Z]{3}-[2-9A-HJ-KMNP-TW-Z]{6}$/)
      expect(sameReferralCode(code.toLowerCase())).toBe(code)
    }),
  )
})

it('makes another code of other bytes', () => {
  const codes = Array.from({ length: 29 }, (_, last) =>
    makeReferralCode(Uint8Array.of(0, 0, 0, 0, 0, 0, last)),
  )
  expect(new Set(codes).size).toBe(29)
  expect(makeReferralCode(Uint8Array.of(1, 0, 0, 0, 0, 0, 0))).not.toBe(codes[0])
})
