import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { recoveryCodeText } from './recovery-code.ts'
import type { World } from './world.ts'

/**
 * A code never leaves the browser it was made or typed in. Two things come of it, and neither tells the other or the code:
 * what the api hears at sign-in, and the seed of the key that begins a recovery. 125 random bits need no slow hash.
 */

const BYTES = 32

/** Shown to the api, once. It signs in and does nothing else. */
export function signInSecretOf(world: World, code: string): string {
  return bytesToHex(derive(world, code, 'sign-in'))
}

/** All that the api keeps of a code. */
export function hashSignInSecret(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** Of an Ed25519 key that signs recoveries alone. */
export function codeKeySeed(world: World, code: string): Uint8Array {
  return derive(world, code, 'key')
}

function derive(world: World, code: string, purpose: 'sign-in' | 'key'): Uint8Array {
  const info = utf8ToBytes(`windhover:${world}:recovery-code:${purpose}:v1`)
  return hkdf(sha256, utf8ToBytes(recoveryCodeText(code)), undefined, info, BYTES)
}
