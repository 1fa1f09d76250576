import { FILE_TYPES, FILES_PER_DAY, type FileType } from '@windhover/core/files/constants'
import { fileErrors } from '@windhover/core/files/errors'
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { storedFiles } from './tables.ts'

const DAY_MS = 86_400_000

export type StoredFile = { readonly name: string; readonly content: string; readonly type: FileType }
type NewFile = typeof storedFiles.$inferInsert

/**
 * Takes a place for a picture before it is kept, so that whatever is kept has an owner. Answers the row that was there
 * before for a picture this person has already.
 */
export async function claimFile(
  db: Database,
  file: NewFile,
): Promise<{ readonly name: string; readonly isNew: boolean }> {
  return await db.transaction(async (tx) => {
    // One after the other for each person, or ten at once would all be the last one allowed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files:${file.userId}`}, 0))`)
    const [before] = await tx
      .select({ name: storedFiles.name })
      .from(storedFiles)
      .where(eq(storedFiles.content, file.content))
    if (before !== undefined) return { name: before.name, isNew: false }
    const since = new Date(file.createdAt.getTime() - DAY_MS)
    const [today] = await tx
      .select({ files: count() })
      .from(storedFiles)
      .where(and(eq(storedFiles.userId, file.userId), gt(storedFiles.createdAt, since)))
    if ((today?.files ?? 0) >= FILES_PER_DAY) throw fileErrors.dailyLimit()
    await tx.insert(storedFiles).values(file)
    return { name: file.name, isNew: true }
  })
}

export async function unclaimFile(db: Database, name: string): Promise<void> {
  await db.delete(storedFiles).where(eq(storedFiles.name, name))
}

export async function findFile(
  db: Database,
  { name, userId }: { readonly name: string; readonly userId?: string },
): Promise<StoredFile | null> {
  const { content, type } = storedFiles
  const [row] = await db
    .select({ name: storedFiles.name, content, type })
    .from(storedFiles)
    .where(and(eq(storedFiles.name, name), userId === undefined ? undefined : eq(storedFiles.userId, userId)))
  const known = FILE_TYPES.find((each) => each === row?.type)
  return row === undefined || known === undefined ? null : { ...row, type: known }
}

export async function listFilesOf(
  db: Database,
  { userIds, limit }: { readonly userIds: readonly string[]; readonly limit: number },
): Promise<readonly Pick<StoredFile, 'name' | 'content'>[]> {
  return await db
    .select({ name: storedFiles.name, content: storedFiles.content })
    .from(storedFiles)
    .where(inArray(storedFiles.userId, [...userIds]))
    .limit(limit)
}

export async function forgetFiles(db: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.delete(storedFiles).where(inArray(storedFiles.name, [...names]))
}
