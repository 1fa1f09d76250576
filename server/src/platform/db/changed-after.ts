import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** How far somebody who follows a table by its times has read; the id tells rows of the same time apart. */
export type ReadUntil = { readonly at: Date; readonly id: string | null }

/** One row that changed, by the vault it is about. */
export type ChangedVault = { readonly vaultId: bigint; readonly at: Date; readonly id: string }

export type ListChanged = (until: ReadUntil, limit: number) => Promise<readonly ChangedVault[]>

/** What comes after that in the order of time and id. */
export function changedAfter(at: PgColumn, id: PgColumn, until: ReadUntil): SQL {
  const time = sql`${until.at.toISOString()}::timestamptz`
  return until.id === null ? sql`${at} >= ${time}` : sql`(${at}, ${id}) > (${time}, ${until.id})`
}
