import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { parseVaultKeyText } from '@windhover/core/vaults/vault-key-text'
import type { Database } from '../../platform/db/database.ts'
import { findKey } from './key-store.ts'
import { hashKey, openSealedKey, sameHash } from './seal-key.ts'

/** Decrypts the sealed form a browser holds. We never stored the key: what we open is what we sealed. */
export async function viewKey(
  db: Database,
  request: { userId: string; vaultId: bigint; apiKeyHash: string; sealedKey: string },
): Promise<string> {
  const presented = parseVaultKeyText(request.sealedKey)
  if (presented?.form !== 'sealed') throw vaultKeyErrors.viewFailed()
  const key = await findKey(db, { vaultId: request.vaultId, keyId: presented.keyId })
  if (key === null || key.revokedAt !== null || !sameHash(key.hash, request.apiKeyHash)) {
    throw vaultKeyErrors.notFound()
  }
  const binding = { userId: request.userId, vaultId: request.vaultId.toString(), keyId: key.keyId }
  const plain = openSealedKey(presented.sealed, key.sealSecret, binding)
  if (plain === null || !sameHash(hashKey(plain), key.hash)) throw vaultKeyErrors.viewFailed()
  return plain
}
