import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { socialAccounts } from './tables.ts'

export type StoredAccount = typeof socialAccounts.$inferSelect

export async function findUsername(db: Database, vaultId: string): Promise<string | null> {
  const [row] = await db
    .select({ username: socialAccounts.username })
    .from(socialAccounts)
    .where(eq(socialAccounts.vaultId, BigInt(vaultId)))
  return row?.username ?? null
}

/** Answers the one it takes the place of. */
export async function replaceAccount(db: Database, account: StoredAccount): Promise<StoredAccount | null> {
  return await db.transaction(async (tx) => {
    const [before] = await tx
      .delete(socialAccounts)
      .where(eq(socialAccounts.vaultId, account.vaultId))
      .returning()
    const { vaultId: _key, ...fields } = account
    await tx
      .insert(socialAccounts)
      .values(account)
      .onConflictDoUpdate({ target: socialAccounts.vaultId, set: fields })
    return before ?? null
  })
}

/** Null when there was none. */
export async function removeAccount(db: Database, vaultId: string): Promise<StoredAccount | null> {
  const [removed] = await db
    .delete(socialAccounts)
    .where(eq(socialAccounts.vaultId, BigInt(vaultId)))
    .returning()
  return removed ?? null
}

/** Of accounts that go for good. */
export async function removeAccountsOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(socialAccounts).where(inArray(socialAccounts.userId, [...userIds]))
}
