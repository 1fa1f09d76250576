import { randomBytes } from '@noble/hashes/utils.js'

/** Crockford's base 32: no I, L, O or U, so that a code survives being read aloud and written down. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5
const GROUP_LENGTH = 5

/** 25 characters of 5 bits: 125 random bits, e.g. `7QX2M-9KD4T-…`. */
export function makeRecoveryCode(): string {
  // Each byte falls on one of 32 letters equally often.
  const letters = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  const group = (at: number) => letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join('')
  return Array.from({ length: GROUPS }, (_, at) => group(at)).join('-')
}

/** The one spelling of a recovery code: case, spaces, dashes and the letters people confuse are forgiven. */
export function recoveryCodeText(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return `windhover-recovery:${code}`
}
