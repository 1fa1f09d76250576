import { createECDH } from 'node:crypto'
import { evmAddressOf } from './evm-address.ts'
import type { KeyFamilyRules, KeyPair } from './key-family.ts'
import { randomSecret } from './random-secret.ts'

const KEY_BYTES = 32
const DRAWS_MAX = 8
const NO_SECRET = Buffer.concat([Buffer.alloc(KEY_BYTES - 1), Buffer.from([1])])

export const secp256k1: KeyFamilyRules = {
  generateKeyPair: () => {
    // Numbers at or above the group order (about one in 2^128) are no keys: draw again, never reduce.
    for (let draw = 0; draw < DRAWS_MAX; draw++) {
      const pair = pairOf(randomSecret(KEY_BYTES))
      if (pair !== undefined) return pair
    }
    throw new Error('the random source is not working')
  },
  publicKeyOf,
  addressOf: evmAddressOf,
}

/** Uncompressed: the address is made of both coordinates, and unpacking costs a square root each time. */
function publicKeyOf(privateKey: Buffer): Buffer {
  if (privateKey.length !== KEY_BYTES) throw new Error('a secp256k1 private key has 32 bytes')
  // createECDH and not createPrivateKey: only the former refuses numbers outside the group order.
  const curve = createECDH('secp256k1')
  curve.setPrivateKey(privateKey)
  const publicKey = curve.getPublicKey(null, 'uncompressed')
  // Puts another number in the key's place, which wipes it now and not whenever the object is collected.
  curve.setPrivateKey(NO_SECRET)
  return publicKey
}

function pairOf(privateKey: Buffer): KeyPair | undefined {
  try {
    return { privateKey, publicKey: publicKeyOf(privateKey) }
  } catch {
    privateKey.fill(0)
    return undefined
  }
}
