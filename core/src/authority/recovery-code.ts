import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The one spelling of a recovery code: case, spaces, dashes and the letters people confuse are forgiven. */
export function recoveryCodeText(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return `windhover-recovery:${code}`
}

/** 125 random bits need neither salt nor a slow hash. */
export function hashCodeText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
