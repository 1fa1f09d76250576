import { createHash } from 'node:crypto'
import type { AlphaUpdate } from '@windhover/core/alpha/list-updates'
import { desc, inArray, lt, max } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { alphaProjects, alphaUpdates } from './tables.ts'

export type ProjectRow = typeof alphaProjects.$inferSelect

/** Bounds what is kept, and with it what is asked of the sources. */
export const PROJECTS_MAX = 60
const KEPT_MS = 90 * 24 * 60 * 60_000

/** When anything was last checked; null where there is nothing yet. */
export async function findLastCheck(db: Database): Promise<Date | null> {
  const [found] = await db.select({ at: max(alphaProjects.checkedAt) }).from(alphaProjects)
  return found?.at ?? null
}

export async function listStored(db: Database): Promise<readonly ProjectRow[]> {
  return await db
    .select()
    .from(alphaProjects)
    .orderBy(desc(alphaProjects.score), alphaProjects.id)
    .limit(PROJECTS_MAX)
}

export async function saveProject(db: Database, row: ProjectRow): Promise<void> {
  const { id, ...fields } = row
  await db.insert(alphaProjects).values(row).onConflictDoUpdate({ target: alphaProjects.id, set: fields })
}

/** Sources still say the same of these. */
export async function noteChecked(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(alphaProjects)
    .set({ checkedAt: at })
    .where(inArray(alphaProjects.id, [...ids]))
}

/** What is stored already stays as it is. */
export async function addUpdates(
  db: Database,
  projectId: string,
  updates: readonly AlphaUpdate[],
): Promise<void> {
  if (updates.length === 0) return
  const rows = updates.map(({ key, at, description, source }) => ({
    id: createHash('sha256').update(`${projectId}\n${key}`).digest('base64url'),
    projectId,
    at: new Date(at),
    description,
    source,
  }))
  await db.insert(alphaUpdates).values(rows).onConflictDoNothing()
}

/** The best stay; what nobody has told anything of for months goes. */
export async function dropOld(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.delete(alphaUpdates).where(lt(alphaUpdates.at, before))
  await db.delete(alphaProjects).where(lt(alphaProjects.checkedAt, before))
  const surplus = db
    .select({ id: alphaProjects.id })
    .from(alphaProjects)
    .orderBy(desc(alphaProjects.score), alphaProjects.id)
    .offset(PROJECTS_MAX)
  await db.delete(alphaProjects).where(inArray(alphaProjects.id, surplus))
}
