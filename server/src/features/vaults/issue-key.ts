import { LIVE_KEYS_PER_VAULT_MAX } from '@windhover/core/vaults/constants'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { type IssuedVaultKey, type KeyScope, keyScope } from '@windhover/core/vaults/key-contract'
import { vaultKeyHint } from '@windhover/core/vaults/vault-key-text'
import type { Database } from '../../platform/db/database.ts'
import { countLiveKeys, findKey, insertKey, revokeKey, withVaultLocked } from './key-store.ts'
import { hashKey, makeKey, sealKey } from './seal-key.ts'

type Owner = { readonly userId: string; readonly vaultId: bigint }

export async function issueKey(
  db: Database,
  request: Owner & { readonly label: string },
): Promise<IssuedVaultKey> {
  return await withVaultLocked(db, request.vaultId, async (locked) => {
    if ((await countLiveKeys(locked, request.vaultId)) >= LIVE_KEYS_PER_VAULT_MAX)
      throw vaultKeyErrors.tooMany()
    return await storeNewKey(locked, { ...request, scopes: keyScope.options })
  })
}

/**
 * The only living key of a vault, for a guest: their session is all they have, so there is nothing older to prove. Null
 * where a key lives already: another one is for who can prove who they are.
 */
export async function issueOnlyKey(
  db: Database,
  request: Owner & { readonly label: string },
): Promise<IssuedVaultKey | null> {
  return await withVaultLocked(db, request.vaultId, async (locked) =>
    (await countLiveKeys(locked, request.vaultId)) > 0
      ? null
      : await storeNewKey(locked, { ...request, scopes: keyScope.options }),
  )
}

/** The old key dies and the new one is born in one transaction: there is never a moment with both or neither. */
export async function rotateKey(
  db: Database,
  request: Owner & { readonly keyId: string; readonly at: Date },
): Promise<IssuedVaultKey> {
  return await withVaultLocked(db, request.vaultId, async (locked) => {
    const old = await findKey(locked, request)
    if (old === null || !(await revokeKey(locked, request))) throw vaultKeyErrors.notFound()
    return await storeNewKey(locked, { ...request, label: old.label, scopes: old.scopes as KeyScope[] })
  })
}

async function storeNewKey(
  db: Database,
  key: Owner & { readonly label: string; readonly scopes: KeyScope[] },
): Promise<IssuedVaultKey> {
  const { keyId, text, sealSecret } = makeKey()
  const hash = hashKey(text)
  await insertKey(db, {
    keyId,
    vaultId: key.vaultId,
    label: key.label,
    hash,
    hint: vaultKeyHint(text),
    sealSecret,
    scopes: [...key.scopes],
  })
  const binding = { userId: key.userId, vaultId: key.vaultId.toString(), keyId }
  return { keyId, key: text, apiKeyHash: hash, sealedKey: sealKey(text, sealSecret, binding) }
}
