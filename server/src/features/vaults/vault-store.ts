import type { VaultView } from '@windhover/core/vaults/contract'
import { and, asc, count, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
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

/** How its owner knows it by sight. What is not named stays. */
export async function writeLook(
  db: Database,
  tokenId: bigint,
  look: Partial<Pick<VaultView, 'name' | 'color'>>,
): Promise<void> {
  if (Object.keys(look).length === 0) return
  await db
    .update(vaults)
    .set({ ...look, renamedAt: sql`clock_timestamp()` })
    .where(eq(vaults.tokenId, tokenId))
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

const HAS_API_KEY = exists(
  new QueryBuilder()
    .select({ vaultId: vaultApiKeys.vaultId })
    .from(vaultApiKeys)
    .where(and(eq(vaultApiKeys.vaultId, vaults.tokenId), isNull(vaultApiKeys.revokedAt))),
).mapWith(Boolean)

/** Anybody's, or only if it is this user's. */
export async function findReadyVault(
  db: Database,
  tokenId: bigint,
  userId?: string,
): Promise<VaultView | null> {
  const isOwn = userId === undefined ? undefined : eq(vaults.userId, userId)
  const rows = await db
    .select({ row: vaults, hasApiKey: HAS_API_KEY })
    .from(vaults)
    .where(and(eq(vaults.tokenId, tokenId), isOwn, isNotNull(vaults.readyAt)))
    .limit(1)
  return rows.flatMap(toView)[0] ?? null
}

export async function listReadyVaults(db: Database, userId: string): Promise<VaultView[]> {
  const rows = await db
    .select({ row: vaults, hasApiKey: HAS_API_KEY })
    .from(vaults)
    .where(and(eq(vaults.userId, userId), isNotNull(vaults.readyAt)))
    .orderBy(asc(vaults.tokenId))
    .limit(100)
  return rows.flatMap(toView)
}

function toView({ row, hasApiKey }: { readonly row: VaultRow; readonly hasApiKey: boolean }): VaultView[] {
  if (row.publicKey === null || row.ethAddress === null) return []
  return [
    {
      tokenId: row.tokenId.toString(),
      name: row.name,
      color: row.color,
      publicKey: row.publicKey,
      ethAddress: row.ethAddress,
      wrappedKeys: [{ pub_key: row.publicKey }],
      hederaAccountId: row.hederaAccountId,
      hasApiKey,
      createdAt: row.createdAt.toISOString(),
    },
  ]
}
