import { createPrivateKey, createPublicKey } from 'node:crypto'
import { base58 } from '@scure/base'
import { forgetSoon } from './forget-soon.ts'
import type { KeyFamilyRules } from './key-family.ts'
import { randomSecret } from './random-secret.ts'

const KEY_BYTES = 32

export const ed25519: KeyFamilyRules = {
  generateKeyPair: () => {
    // Every 32-byte seed is a valid ed25519 private key.
    const privateKey = randomSecret(KEY_BYTES)
    return { privateKey, publicKey: publicKeyOf(privateKey) }
  },
  publicKeyOf,
  addressOf: (publicKey) => base58.encode(publicKey),
}

function publicKeyOf(privateKey: Buffer): Buffer {
  if (privateKey.length !== KEY_BYTES) throw new Error('an ed25519 private key has 32 bytes')
  const key = createPrivateKey({ key: privateKey, format: 'raw-private', asymmetricKeyType: 'ed25519' })
  forgetSoon()
  return createPublicKey(key).export({ format: 'raw-public' })
}
