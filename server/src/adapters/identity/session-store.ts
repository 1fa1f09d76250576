import { SESSION_VALID_MS } from '@windhover/core/accounts/constants'
import type { SessionView } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import type { CachedSession } from './session-cache.ts'
import { accountSession } from './tables.ts'

/** Writing "last seen" on every request would turn each read into a write. */
const TOUCH_EVERY_MS = 5 * 60_000
const LISTED_SESSIONS = 100

export type EndedSession = { readonly sessionId: string; readonly userId: string }

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore({ db, clock }: { db: Database; clock: Clock }) {
  const ended = { sessionId: accountSession.id, userId: accountSession.userId }
  const owned = (session: SessionInfo) => eq(accountSession.userId, session.userId)

  // Prepared once: this is the query that runs most often of all.
  const sessionByToken = db
    .select({
      sessionId: accountSession.id,
      userId: accountSession.userId,
      method: accountSession.method,
      createdAt: accountSession.createdAt,
      expiresAt: accountSession.expiresAt,
      steppedUpAt: accountSession.steppedUpAt,
      lastSeenAt: accountSession.lastSeenAt,
    })
    .from(accountSession)
    .where(eq(accountSession.token, sql.placeholder('token')))
    .limit(1)
    .prepare('session_by_token')

  return {
    async load(token: string): Promise<CachedSession | null> {
      const [row] = await sessionByToken.execute({ token })
      if (row === undefined) return null
      const { lastSeenAt, ...info } = row
      return { info, lastSeenAt }
    },

    needsTouch: (session: CachedSession) =>
      clock.now().getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS,

    /** Notes that the session is in use, which also moves its end away. */
    async touch(sessionId: string): Promise<void> {
      const now = clock.now()
      await db
        .update(accountSession)
        .set({ lastSeenAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + SESSION_VALID_MS) })
        .where(
          and(
            eq(accountSession.id, sessionId),
            lt(accountSession.lastSeenAt, new Date(now.getTime() - TOUCH_EVERY_MS + 1)),
            gt(accountSession.expiresAt, now),
          ),
        )
    },

    async markSteppedUp(session: SessionInfo): Promise<Date> {
      const steppedUpAt = clock.now()
      const marked = await db
        .update(accountSession)
        .set({ steppedUpAt })
        .where(eq(accountSession.id, session.sessionId))
        .returning({ id: accountSession.id })
      // It may have been revoked while its owner was asked for the proof.
      if (marked.length === 0) throw accountErrors.sessionRequired()
      return steppedUpAt
    },

    async list(session: SessionInfo): Promise<SessionView[]> {
      const rows = await db
        .select()
        .from(accountSession)
        .where(and(owned(session), gt(accountSession.expiresAt, clock.now())))
        .orderBy(desc(accountSession.lastSeenAt))
        .limit(LISTED_SESSIONS)
      return rows.map((row) => ({
        id: row.id,
        current: row.id === session.sessionId,
        method: row.method,
        device: row.device,
        ipAddress: row.ipAddress,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }))
    },

    endOne: (session: SessionInfo, id: string): Promise<EndedSession[]> =>
      db
        .delete(accountSession)
        .where(and(owned(session), eq(accountSession.id, id)))
        .returning(ended),

    endOthers: (session: SessionInfo): Promise<EndedSession[]> =>
      db
        .delete(accountSession)
        .where(and(owned(session), ne(accountSession.id, session.sessionId)))
        .returning(ended),
  }
}
