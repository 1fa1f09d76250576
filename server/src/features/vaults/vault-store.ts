import type { VaultView } from '@windhover/core/vaults/contract'
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vaultApiKeys, vaults } from './tables.ts'

type VaultRow = typeof vaults.$inferSelect

/** Finds the row of this creation key or makes it: a repeated call answers with the same id. */
export async function reserveVault(
  db: Database,
  request: { userId: string; creationKey: string },
): Promise<{ tokenId: bigint }> {
  const [inserted] = await db
    .insert(vaults)
    .values(request)
    .onConflictDoNothing({ target: vaults.creationKey })
    .returning({ tokenId: vaults.tokenId })
  const vault = inserted ?? (await findReservedVault(db, request))
  if (vault === null) throw new Error('a reserved vault vanished')
  return vault
}

export async function findReservedVault(
  db: Database,
  request: { userId: string; creationKey: string },
): Promise<{ tokenId: bigint } | null> {
  const [row] = await db
    .select({ tokenId: vaults.tokenId })
    .from(vaults)
    .where(and(eq(vaults.creationKey, request.creationKey), eq(vaults.userId, request.userId)))
    .limit(1)
  return row ?? null
}

/** Gives a reserved vault its public keys. A vault that is ready is never changed. */
export async function finishVault(
  db: Database,
  vault: { tokenId: bigint; publicKey: string; ethAddress: string; readyAt: Date },
): Promise<void> {
  const { tokenId, ...values } = vault
  await db
    .update(vaults)
    .set(values)
    .where(and(eq(vaults.tokenId, tokenId), isNull(vaults.readyAt)))
}

/** An account's number never changes, so the first one stays. Only the owner's own vault is written to. */
export async function noteHederaAccount(
  db: Database,
  account: { userId: string; evmAddress: string; accountId: string },
): Promise<void> {
  await db
    .update(vaults)
    .set({ hederaAccountId: account.accountId })
    .where(
      and(
        eq(vaults.userId, account.userId),
        sql`lower(${vaults.ethAddress}) = ${account.evmAddress.toLowerCase()}`,
        isNull(vaults.hederaAccountId),
      ),
    )
}

export async function countVaults(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(vaults).where(eq(vaults.userId, userId))
  return row?.total ?? 0
}

/** Which of these users have at least one finished vault. */
export async function usersWithVault(db: Database, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ userId: vaults.userId })
    .from(vaults)
    .where(and(inArray(vaults.userId, [...userIds]), isNotNull(vaults.readyAt)))
  return new Set(rows.map((row) => row.userId))
}

export async function findVaultOwner(db: Database, tokenId: bigint): Promise<string | null> {
  const [row] = await db
    .select({ userId: vaults.userId })
    .from(vaults)
    .where(and(eq(vaults.tokenId, tokenId), isNotNull(vaults.readyAt)))
    .limit(1)
  return row?.userId ?? null
}

export async function findReadyVault(db: Database, tokenId: bigint): Promise<VaultView | null> {
  const rows = await db
    .select()
    .from(vaults)
    .where(and(eq(vaults.tokenId, tokenId), isNotNull(vaults.readyAt)))
    .limit(1)
  return (await withKeyFacts(db, rows))[0] ?? null
}

export async function listReadyVaults(db: Database, userId: string): Promise<VaultView[]> {
  const rows = await db
    .select()
    .from(vaults)
    .where(and(eq(vaults.userId, userId), isNotNull(vaults.readyAt)))
    .orderBy(asc(vaults.tokenId))
    .limit(100)
  return await withKeyFacts(db, rows)
}

async function withKeyFacts(db: Database, rows: readonly VaultRow[]): Promise<VaultView[]> {
  const ids = rows.map((row) => row.tokenId)
  const keyed =
    ids.length === 0
      ? []
      : await db
          .selectDistinct({ vaultId: vaultApiKeys.vaultId })
          .from(vaultApiKeys)
          .where(and(inArray(vaultApiKeys.vaultId, ids), isNull(vaultApiKeys.revokedAt)))
  const withKey = new Set(keyed.map((row) => row.vaultId))
  return rows.flatMap((row) => toView(row, withKey.has(row.tokenId)))
}

function toView(row: VaultRow, hasApiKey: boolean): VaultView[] {
  if (row.publicKey === null || row.ethAddress === null) return []
  return [
    {
      tokenId: row.tokenId.toString(),
      publicKey: row.publicKey,
      ethAddress: row.ethAddress,
      wrappedKeys: [{ pub_key: row.publicKey }],
      hederaAccountId: row.hederaAccountId,
      hasApiKey,
      createdAt: row.createdAt.toISOString(),
    },
  ]
}
