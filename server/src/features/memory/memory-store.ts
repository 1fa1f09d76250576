import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { memories } from './tables.ts'

export type MemoryRow = typeof memories.$inferSelect
export type NewMemory = Omit<typeof memories.$inferInsert, 'id' | 'vaultId' | 'userId' | 'updatedAt'>
/** Every statement names both: a vault that changes hands shows nothing of its owner before. */
export type MemoryOwner = { readonly userId: string; readonly vaultId: string }
type Connection = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>

export const ownedBy = ({ userId, vaultId }: MemoryOwner) =>
  and(eq(memories.vaultId, BigInt(vaultId)), eq(memories.userId, userId))
const oneOf = (owner: MemoryOwner, id: string) => and(eq(memories.id, id), ownedBy(owner))

/** Changes of one vault's memories come one after the other: limits hold, and two spellings of a category meet. */
export async function withMemoriesLocked<Result>(
  db: Database,
  { vaultId }: MemoryOwner,
  run: (locked: Connection) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memory:${vaultId}`}, 0))`)
    return await run(tx)
  })
}

export async function insertMemory(
  db: Connection,
  owner: MemoryOwner,
  memory: NewMemory,
): Promise<MemoryRow> {
  const [row] = await db
    .insert(memories)
    .values({
      ...memory,
      vaultId: BigInt(owner.vaultId),
      userId: owner.userId,
      updatedAt: memory.createdAt,
    })
    .returning()
  if (row === undefined) throw new Error('a stored memory did not come back')
  return row
}

export async function findMemory(db: Connection, owner: MemoryOwner, id: string): Promise<MemoryRow | null> {
  const [row] = await db.select().from(memories).where(oneOf(owner, id))
  return row ?? null
}

/** The memory that says exactly this already. */
export async function findSameContent(
  db: Connection,
  owner: MemoryOwner,
  content: string,
): Promise<MemoryRow | null> {
  const [row] = await db
    .select()
    .from(memories)
    .where(and(ownedBy(owner), eq(memories.content, content)))
    .limit(1)
  return row ?? null
}

export async function changeMemory(
  db: Connection,
  owner: MemoryOwner,
  change: { readonly id: string; readonly fields: Partial<MemoryRow> },
): Promise<MemoryRow | null> {
  const [row] = await db.update(memories).set(change.fields).where(oneOf(owner, change.id)).returning()
  return row ?? null
}

/** Answers whether there was one. */
export async function removeMemory(db: Connection, owner: MemoryOwner, id: string): Promise<boolean> {
  const removed = await db.delete(memories).where(oneOf(owner, id)).returning({ id: memories.id })
  return removed.length > 0
}

export async function countMemories(
  db: Connection,
  owner: MemoryOwner,
): Promise<{ total: number; proposals: number }> {
  const [counted] = await db
    .select({
      total: count(),
      proposals: sql<number>`(count(*) filter (where ${isNull(memories.confirmedAt)}))::int`,
    })
    .from(memories)
    .where(ownedBy(owner))
  return counted ?? { total: 0, proposals: 0 }
}

export async function listCategories(db: Connection, owner: MemoryOwner): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: memories.category, folded: sql`lower(${memories.category})` })
    .from(memories)
    .where(ownedBy(owner))
    .orderBy(sql`lower(${memories.category})`, memories.category)
  return rows.map(({ category }) => category)
}

/** Of accounts that go for good. */
export async function removeMemoriesOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(memories).where(inArray(memories.userId, [...userIds]))
}
