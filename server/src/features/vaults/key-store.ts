import type { KeyScope, VaultKeyView } from '@windhover/core/vaults/key-contract'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vaultApiKeys, vaults } from './tables.ts'

export type KeyRow = typeof vaultApiKeys.$inferSelect

/** Serialises changes to the keys of one vault, so that the limit holds and a rotation cannot run twice. */
export async function withVaultLocked<Value>(
  db: Database,
  vaultId: bigint,
  run: (locked: Database) => Promise<Value>,
): Promise<Value> {
  return await db.transaction(async (transaction) => {
    await transaction
      .select({ id: vaults.tokenId })
      .from(vaults)
      .where(eq(vaults.tokenId, vaultId))
      .for('update')
    return await run(transaction)
  })
}

export async function insertKey(
  db: Database,
  key: Pick<KeyRow, 'keyId' | 'vaultId' | 'label' | 'hash' | 'hint' | 'sealSecret'> & { scopes: KeyScope[] },
): Promise<void> {
  await db.insert(vaultApiKeys).values(key)
}

export async function findKey(
  db: Database,
  where: { vaultId: bigint; keyId: string },
): Promise<KeyRow | null> {
  const [row] = await db
    .select()
    .from(vaultApiKeys)
    .where(and(eq(vaultApiKeys.keyId, where.keyId), eq(vaultApiKeys.vaultId, where.vaultId)))
    .limit(1)
  return row ?? null
}

/** For calls that name their vault by the key alone; whether the key is alive is asked afterwards. */
export async function findVaultOfKey(db: Database, keyId: string): Promise<string | null> {
  const [row] = await db
    .select({ vaultId: vaultApiKeys.vaultId })
    .from(vaultApiKeys)
    .where(eq(vaultApiKeys.keyId, keyId))
    .limit(1)
  return row?.vaultId.toString() ?? null
}

export async function countLiveKeys(db: Database, vaultId: bigint): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(vaultApiKeys)
    .where(and(eq(vaultApiKeys.vaultId, vaultId), isNull(vaultApiKeys.revokedAt)))
  return row?.total ?? 0
}

/** Answers whether this call revoked it; a key that was revoked before keeps its first time. */
export async function revokeKey(
  db: Database,
  where: { vaultId: bigint; keyId: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(vaultApiKeys)
    .set({ revokedAt: where.at })
    .where(
      and(
        eq(vaultApiKeys.keyId, where.keyId),
        eq(vaultApiKeys.vaultId, where.vaultId),
        isNull(vaultApiKeys.revokedAt),
      ),
    )
    .returning({ keyId: vaultApiKeys.keyId })
  return rows.length > 0
}

export async function touchKey(db: Database, keyId: string, at: Date): Promise<void> {
  await db.update(vaultApiKeys).set({ lastUsedAt: at }).where(eq(vaultApiKeys.keyId, keyId))
}

export async function listKeys(db: Database, vaultId: bigint): Promise<VaultKeyView[]> {
  const rows = await db
    .select()
    .from(vaultApiKeys)
    .where(eq(vaultApiKeys.vaultId, vaultId))
    // Living keys first: a key that has left the list could no longer be revoked.
    .orderBy(sql`${vaultApiKeys.revokedAt} is not null`, desc(vaultApiKeys.createdAt))
    .limit(100)
  return rows.map((row) => ({
    keyId: row.keyId,
    label: row.label,
    hint: row.hint,
    apiKeyHash: row.hash,
    scopes: row.scopes as KeyScope[],
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }))
}
