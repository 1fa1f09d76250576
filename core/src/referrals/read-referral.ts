import { REFERRAL_CODE_PATTERN, REFERRAL_VALID_MS } from './constants.ts'

function asCode(text: string | null): string | null {
  return text !== null && REFERRAL_CODE_PATTERN.test(text) ? text : null
}

/** The code of a link: `ref` wins over `referral` (decision G10); what cannot be a code is no code. */
export function readReferralCode(link: { ref: string | null; referral: string | null }): string | null {
  return asCode(link.ref) ?? asCode(link.referral)
}

/** A stored code counts for 30 days. */
export function isReferralValid(savedAtMs: number, nowMs: number): boolean {
  return savedAtMs <= nowMs && nowMs - savedAtMs < REFERRAL_VALID_MS
}
