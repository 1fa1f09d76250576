import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultErrors } from '@windhover/core/vaults/errors'
import type { Database } from '../../platform/db/database.ts'
import { findReadyVault, findVaultOwner } from './vault-store.ts'

/** Every call that names a vault goes through here before it learns anything else about it. */
export async function requireOwnVault(
  db: Database,
  options: { userId: string; vaultId: string },
): Promise<bigint> {
  const tokenId = BigInt(options.vaultId)
  const owner = await findVaultOwner(db, tokenId)
  if (owner === null) throw vaultErrors.notFound()
  if (owner !== options.userId) throw vaultErrors.notYours()
  return tokenId
}

/** The whole vault, for its owner alone. */
export async function findOwnVault(
  db: Database,
  options: { userId: string; vaultId: string },
): Promise<VaultView> {
  const vault = await findReadyVault(db, BigInt(options.vaultId), options.userId)
  if (vault !== null) return vault
  await requireOwnVault(db, options)
  throw vaultErrors.notFound()
}
