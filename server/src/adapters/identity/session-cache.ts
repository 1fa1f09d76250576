import type { SessionInfo } from '../../ports/identity.ts'

export type CachedSession = { readonly info: SessionInfo; readonly lastSeenAt: Date }

type Load = { readonly promise: Promise<CachedSession | null>; mayCache: boolean }

/**
 * Sessions this process saw in the last seconds. Bounded, least recently used first out. A load that was
 * under way when a session was invalidated answers its own callers but is neither kept nor shared further,
 * so an old state can never come back after the word that it is old.
 */
export function createSessionCache(options: { maxEntries: number; ttlMs: number; nowMs: () => number }) {
  const entries = new Map<string, { readonly value: CachedSession; readonly freshUntilMs: number }>()
  const cookiesBySession = new Map<string, string>()
  const loads = new Map<string, Load>()
  let enabled = false

  const drop = (cookie: string) => {
    const entry = entries.get(cookie)
    if (entry === undefined) return
    entries.delete(cookie)
    cookiesBySession.delete(entry.value.info.sessionId)
  }

  const keep = (cookie: string, value: CachedSession) => {
    // One cookie can be written in several ways; a session is kept under one of them, so that it can be dropped.
    drop(cookiesBySession.get(value.info.sessionId) ?? cookie)
    entries.set(cookie, { value, freshUntilMs: options.nowMs() + options.ttlMs })
    cookiesBySession.set(value.info.sessionId, cookie)
    if (entries.size > options.maxEntries) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) drop(oldest)
    }
  }

  const forgetLoads = () => {
    for (const load of loads.values()) load.mayCache = false
    loads.clear()
  }

  return {
    read(cookie: string, loadSession: (cookie: string) => Promise<CachedSession | null>) {
      const entry = entries.get(cookie)
      if (entry !== undefined && entry.freshUntilMs > options.nowMs()) {
        // Who was used last only matters once entries may have to go.
        if (entries.size * 2 > options.maxEntries) {
          entries.delete(cookie)
          entries.set(cookie, entry)
        }
        return Promise.resolve<CachedSession | null>(entry.value)
      }
      const running = loads.get(cookie)
      if (running !== undefined) return running.promise
      const load: Load = { promise: loadSession(cookie), mayCache: enabled }
      loads.set(cookie, load)
      return load.promise
        .then((value) => {
          if (value !== null && load.mayCache && enabled) keep(cookie, value)
          return value
        })
        .finally(() => {
          if (loads.get(cookie) === load) loads.delete(cookie)
        })
    },
    invalidate(sessionId: string) {
      const cookie = cookiesBySession.get(sessionId)
      if (cookie !== undefined) drop(cookie)
      // A load under way does not know its session id yet, so all of them count as old. They are few and short.
      forgetLoads()
    },
    /** Caching is only safe while other instances can tell us about changes. */
    setEnabled(value: boolean) {
      enabled = value
      entries.clear()
      cookiesBySession.clear()
      forgetLoads()
    },
    get size() {
      return entries.size
    },
  }
}

export type SessionCache = ReturnType<typeof createSessionCache>
