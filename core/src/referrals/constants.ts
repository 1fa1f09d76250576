export const REFERRAL_CODE_KEY = 'referral_code'
export const REFERRAL_TIMESTAMP_KEY = 'referral_timestamp'
export const REFERRAL_VALID_MS = 30 * 24 * 60 * 60_000
export const REFERRAL_CODE_PATTERN = /^[A-Za-z0-9_-]{3,32}$/
