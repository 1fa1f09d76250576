import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { plainVaultKeyText, sealedVaultKeyText } from '@windhover/core/vaults/vault-key-text'

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export type KeyBinding = { readonly userId: string; readonly vaultId: string; readonly keyId: string }

export function makeKey(): { keyId: string; text: string; sealSecret: Buffer } {
  const keyId = [...randomBytes(16)].map((byte) => KEY_ID_ALPHABET[byte % KEY_ID_ALPHABET.length]).join('')
  return {
    keyId,
    text: plainVaultKeyText(keyId, randomBytes(32).toString('base64url')),
    sealSecret: randomBytes(32),
  }
}

/** Keys carry 256 random bits, so a plain hash is as strong as a slow one and costs nothing per call. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function sameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function sealKey(text: string, sealSecret: Buffer, binding: KeyBinding): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealSecret, iv).setAAD(bindingBytes(binding))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return sealedVaultKeyText(
    binding.keyId,
    Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url'),
  )
}

/** Answers null for anything that was not sealed for exactly this user, vault and key. */
export function openSealedKey(sealed: string, sealSecret: Buffer, binding: KeyBinding): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealSecret, bytes.subarray(0, IV_BYTES))
      .setAAD(bindingBytes(binding))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function bindingBytes(binding: KeyBinding): Buffer {
  return Buffer.from(JSON.stringify([binding.userId, binding.vaultId, binding.keyId]))
}
