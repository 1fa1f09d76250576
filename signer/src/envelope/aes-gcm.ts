import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { forgetSoon } from '../keys/forget-soon.ts'

export const IV_BYTES = 12
export const TAG_BYTES = 16

export type Sealed = { readonly iv: Buffer; readonly ciphertext: Buffer; readonly tag: Buffer }

export function encryptAesGcm(input: { key: Buffer | KeyObject; plain: Buffer; binding: Buffer }): Sealed {
  forgetSoon()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', input.key, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(input.binding)
  const ciphertext = Buffer.concat([cipher.update(input.plain), cipher.final()])
  return { iv, ciphertext, tag: cipher.getAuthTag() }
}

/** Throws when the bytes or what they are bound to have changed. The caller wipes the answer. */
export function decryptAesGcm(input: { key: Buffer | KeyObject; sealed: Sealed; binding: Buffer }): Buffer {
  const { iv, ciphertext, tag } = input.sealed
  if (iv.length !== IV_BYTES || tag.length !== TAG_BYTES) throw new Error('malformed ciphertext')
  forgetSoon()
  const decipher = createDecipheriv('aes-256-gcm', input.key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(input.binding)
  decipher.setAuthTag(tag)
  const plain = decipher.update(ciphertext)
  try {
    // GCM holds nothing back for the end: this only checks the tag, so no second copy is made.
    decipher.final()
    return plain
  } catch (error) {
    plain.fill(0)
    throw error
  }
}
