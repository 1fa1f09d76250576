import type { KeyFamily } from '../keys/key-family.ts'

/**
 * What a ciphertext is bound to. Each part is preceded by its length, so that no two different lists of parts
 * give the same bytes, and the first part names the purpose, so that a data key never opens as a private key.
 */
export function associatedData(parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
}

/** The public key is part of it, so that an exchanged one shows when the key is opened, without computing it again. */
export const privateKeyBinding = (key: {
  vaultId: string
  family: KeyFamily
  version: number
  publicKey: Buffer
}): Buffer =>
  associatedData(['windhover/private-key', key.vaultId, key.family, String(key.version), key.publicKey])

export const dataKeyBinding = (key: { vaultId: string; version: number }): Buffer =>
  associatedData(['windhover/data-key', key.vaultId, String(key.version)])
