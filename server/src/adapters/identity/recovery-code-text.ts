import { randomInt } from 'node:crypto'
import { hashCodeText, recoveryCodeText } from '@windhover/core/authority/recovery-code'

/** Crockford's base 32: no I, L, O or U, so that a code survives being read aloud and written down. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5
const GROUP_LENGTH = 5

/** 25 characters of 5 bits: 125 random bits, e.g. `7QX2M-9KD4T-…`. */
export function makeRecoveryCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** As the signer hashes it. */
export function hashRecoveryCode(typed: string): string {
  return hashCodeText(recoveryCodeText(typed))
}
