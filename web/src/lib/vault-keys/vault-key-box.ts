import type { KeyRecords } from './key-records.ts'

export type StoredVaultKey = { readonly sealedKey: string; readonly apiKeyHash: string }

export type VaultKeyBox = {
  save(entry: { vaultId: string; sealedKey: string; apiKeyHash: string }): Promise<void>
  read(vaultId: string): Promise<StoredVaultKey | null>
  forget(vaultId: string): Promise<void>
  forgetAll(): Promise<void>
}

const IV_BYTES = 12

function makeWrappingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Decision D5: a copied profile folder or a stray script that reads storage finds no usable vault key. */
export function vaultKeyBox(records: KeyRecords): VaultKeyBox {
  const wrappingKey = () => records.wrappingKey(makeWrappingKey)
  // The vault id is authenticated, so a record moved to another vault does not open.
  const cipher = (vaultId: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`vault:${vaultId}`),
  })

  return {
    async save({ vaultId, sealedKey, apiKeyHash }) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const plain = new TextEncoder().encode(sealedKey)
      const ciphertext = await crypto.subtle.encrypt(cipher(vaultId, iv), await wrappingKey(), plain)
      await records.put(vaultId, { ciphertext, iv, apiKeyHash })
    },
    async read(vaultId) {
      const record = await records.get(vaultId)
      if (record === null) return null
      try {
        const plain = await crypto.subtle.decrypt(
          cipher(vaultId, record.iv),
          await wrappingKey(),
          record.ciphertext,
        )
        return { sealedKey: new TextDecoder().decode(plain), apiKeyHash: record.apiKeyHash }
      } catch {
        // The browser dropped its wrapping key: the record can never be opened again.
        await records.remove(vaultId)
        return null
      }
    },
    forget: (vaultId) => records.remove(vaultId),
    forgetAll: () => records.clear(),
  }
}
