import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/log/logger.ts'
import type { SessionInfo, Visitor } from '../../ports/identity.ts'
import type { CachedSession, SessionCache } from './session-cache.ts'
import type { SessionStore } from './session-store.ts'
import type { SignedCookie } from './signed-cookie.ts'

/**
 * Who is calling, on every request: memory first, then the signature, then the database. Memory is keyed by the
 * whole cookie, so it can only answer for one whose signature was checked before.
 */
export function createSessionReader(parts: {
  sessionCookie: SignedCookie
  cache: SessionCache
  store: SessionStore
  clock: Clock
  log: Logger
}): (visitor: Visitor) => Promise<SessionInfo | null> {
  const { sessionCookie, cache, store, clock, log } = parts

  const load = async (cookie: string): Promise<CachedSession | null> => {
    const token = sessionCookie.verify(cookie)
    const session = token === null ? null : await store.load(token)
    if (session !== null && isLive(session.info, clock) && store.needsTouch(session)) {
      // Nobody waits for it, and a lost update is made up for by the next request.
      store.touch(session.info.sessionId).catch((error) => log.warn({ err: error }, 'session not touched'))
    }
    return session
  }

  return async (visitor) => {
    const cookie = sessionCookie.find(visitor.cookie ?? visitor.headers.get('cookie'))
    if (cookie === null) return null
    const session = await cache.read(cookie, load)
    return session !== null && isLive(session.info, clock) ? session.info : null
  }
}

const isLive = (info: SessionInfo, clock: Clock) => info.expiresAt.getTime() > clock.now().getTime()
