import { approvalOf } from '@windhover/core/authority/approve-intent'
import { keyId } from '@windhover/core/authority/keys'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import { parseVaultKeyText, type VaultKeyText } from '@windhover/core/vaults/vault-key-text'
import type { FeatureParts } from '../../composition/feature.ts'
import type { ApproveWithKey } from '../../platform/http/route-binding.ts'
import type { OpenVault } from '../../platform/http/vault-auth.ts'
import { findKey, findVaultOfKey, type KeyRow, touchKey } from './key-store.ts'
import { requireOwnVault } from './own-vault.ts'
import { hashKey, openSealedKey, sameHash } from './seal-key.ts'

const TOUCH_EVERY_MS = 60_000

/** Session, ownership and a live key of exactly this vault: all three, or nothing. */
export function openVaultWith(parts: Pick<FeatureParts, 'db' | 'clock'>): OpenVault {
  return async ({ session, vaultId: namedId, presentedKey }) => {
    if (presentedKey === null) throw vaultKeyErrors.missing()
    const presented = parseVaultKeyText(presentedKey)
    const vaultId = namedId ?? (presented && (await findVaultOfKey(parts.db, presented.keyId)))
    if (vaultId === null) throw vaultKeyErrors.refused()
    // Side by side, because every call of a vault waits for both; whose vault it is not learns nothing of the key.
    const [, key] = await Promise.all([
      requireOwnVault(parts.db, { userId: session.userId, vaultId }),
      presented && findKey(parts.db, { vaultId: BigInt(vaultId), keyId: presented.keyId }),
    ])
    if (!presented || !key || key.revokedAt !== null) throw vaultKeyErrors.refused()
    const plain = plainTextOf(presented, key, { userId: session.userId, vaultId })
    if (plain === null || !sameHash(hashKey(plain), key.hash)) throw vaultKeyErrors.refused()

    const now = parts.clock.now()
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      await touchKey(parts.db, key.keyId, now)
    }
    return { vaultId, keyId: key.keyId, scopes: key.scopes as KeyScope[], approve: approveWith(plain) }
  }
}

/** The signer hashes the key itself, so it is handed over as it is. */
function approveWith(plain: string): ApproveWithKey {
  const id = keyId({ type: 'api-key', hash: hashKey(plain) })
  return (intent, nowMs) => ({
    statement: approvalOf(intent, nowMs),
    keyId: id,
    proof: { by: 'api-key', key: plain },
  })
}

function plainTextOf(
  presented: VaultKeyText,
  key: KeyRow,
  owner: { userId: string; vaultId: string },
): string | null {
  if (presented.form === 'plain') return presented.text
  return openSealedKey(presented.sealed, key.sealSecret, { ...owner, keyId: key.keyId })
}
