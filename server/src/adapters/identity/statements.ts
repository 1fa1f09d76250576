import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { statementHash } from '@windhover/core/authority/statements'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Queries } from './queries.ts'
import { accountStatement, accountUser } from './tables.ts'

/** Keeps what was said until the signer has heard it; the same again changes nothing. */
export async function keepStatements(
  db: Queries,
  given: { domain: StatementDomain; userId: string; said: readonly SignedStatement[]; at: Date },
): Promise<void> {
  const { domain, userId, said, at: createdAt } = given
  const rows = said.map((signed) => {
    return { hash: statementHash(domain, signed.statement), userId, signed, createdAt }
  })
  if (rows.length > 0) await db.insert(accountStatement).values(rows).onConflictDoNothing()
}

export async function listUnheard(
  db: Database,
  userId: string,
): Promise<{ hash: string; signed: SignedStatement }[]> {
  return await db
    .select({ hash: accountStatement.hash, signed: accountStatement.signed })
    .from(accountStatement)
    .where(eq(accountStatement.userId, userId))
    .orderBy(asc(accountStatement.position))
}

export async function forgetHeard(db: Database, hash: string): Promise<void> {
  await db.delete(accountStatement).where(eq(accountStatement.hash, hash))
}

export async function findOwner(db: Queries, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ owner: accountUser.owner })
    .from(accountUser)
    .where(eq(accountUser.id, userId))
  return user?.owner ?? null
}
