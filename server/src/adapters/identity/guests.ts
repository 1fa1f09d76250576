import { and, asc, eq, gt, inArray, lt, notExists } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Visitor } from '../../ports/identity.ts'
import { type Enrolment, readNewOwner } from './enrolment.ts'
import type { IdentityParts, StartedSession } from './identity-parts.ts'
import { insertAccountRow } from './new-account.ts'
import { newId } from './new-id.ts'
import type { Queries } from './queries.ts'
import { startSession } from './start-session.ts'
import { keepStatements } from './statements.ts'
import { accountSession, accountUser } from './tables.ts'

/** What follows a sign-up has ended by then, also after an outage. */
const LEFT_ALONE_MS = 24 * 60 * 60_000

/** The device is the owner's first key and stays it until there is a passkey. */
export async function createGuest(
  parts: IdentityParts,
  visitor: Visitor,
  enrolment: Enrolment,
): Promise<StartedSession> {
  const { clock, domain } = parts
  const [userId, at] = [newId(), clock.now()]
  const owner = readNewOwner(domain, enrolment, null)
  return await parts.db.transaction(async (tx) => {
    await insertAccountRow(tx, { userId, owner, at, guest: true })
    await keepStatements(tx, { domain, userId, said: enrolment, at })
    return await startSession({ ...parts, db: tx }, { visitor, userId, method: 'guest' })
  })
}

export async function isGuest(db: Database, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ guest: accountUser.guest })
    .from(accountUser)
    .where(eq(accountUser.id, userId))
  return user?.guest ?? false
}

/**
 * Ends the mark, and makes of the guest's session one that a passkey began: it was used just now. False when the
 * account is no guest any more, so that of two passkeys made at once only one needs no further proof.
 */
export async function endGuest(
  db: Queries,
  guest: { userId: string; sessionId: string; at: Date },
): Promise<boolean> {
  const ended = await db
    .update(accountUser)
    .set({ guest: false, updatedAt: guest.at })
    .where(and(eq(accountUser.id, guest.userId), eq(accountUser.guest, true)))
    .returning({ id: accountUser.id })
  if (ended.length === 0) return false
  await db
    .update(accountSession)
    .set({ method: 'passkey', steppedUpAt: guest.at })
    .where(eq(accountSession.id, guest.sessionId))
  return true
}

/** A session lives for thirty days after its last use, and a guest has no other way in. */
const unreachable = ({ db, clock }: Pick<IdentityParts, 'db' | 'clock'>) => {
  const now = clock.now()
  return and(
    eq(accountUser.guest, true),
    lt(accountUser.createdAt, new Date(now.getTime() - LEFT_ALONE_MS)),
    notExists(
      db
        .select({ id: accountSession.id })
        .from(accountSession)
        .where(and(eq(accountSession.userId, accountUser.id), gt(accountSession.expiresAt, now))),
    ),
  )
}

export async function listUnreachableGuests(parts: IdentityParts, limit: number): Promise<string[]> {
  const rows = await parts.db
    .select({ userId: accountUser.id })
    .from(accountUser)
    .where(unreachable(parts))
    .orderBy(asc(accountUser.createdAt), asc(accountUser.id))
    .limit(limit)
  return rows.map((row) => row.userId)
}

export async function removeUnreachableGuests(
  parts: IdentityParts,
  userIds: readonly string[],
): Promise<number> {
  if (userIds.length === 0) return 0
  const gone = await parts.db
    .delete(accountUser)
    .where(and(inArray(accountUser.id, [...userIds]), unreachable(parts)))
    .returning({ id: accountUser.id })
  return gone.length
}
