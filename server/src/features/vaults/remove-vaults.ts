import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vaultApiKeys, vaults } from './tables.ts'

/** Of accounts that go for good. The signer keeps the vaults' keys: it never deletes one. */
export async function removeVaults(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.transaction(async (tx) => {
    const theirs = inArray(vaults.userId, [...userIds])
    const ids = tx.select({ tokenId: vaults.tokenId }).from(vaults).where(theirs)
    await tx.delete(vaultApiKeys).where(inArray(vaultApiKeys.vaultId, ids))
    await tx.delete(vaults).where(theirs)
  })
}
