import { beforeEach, describe, expect, it } from 'vitest'
import { type CachedSession, createSessionCache, type SessionCache } from './session-cache.ts'

const TTL_MS = 3_000
let nowMs = 0
let loads = 0
let cache: SessionCache

beforeEach(() => {
  nowMs = 0
  loads = 0
  cache = createSessionCache({ maxEntries: 3, ttlMs: TTL_MS, nowMs: () => nowMs })
  cache.setEnabled(true)
})

const session = (sessionId: string, steppedUpAt: Date | null = null): CachedSession => ({
  info: {
    sessionId,
    userId: 'user',
    method: 'passkey',
    createdAt: new Date(0),
    expiresAt: new Date(1e12),
    steppedUpAt,
  },
  lastSeenAt: new Date(0),
})
const load = async (token: string) => {
  loads += 1
  return session(`id-${token}`)
}

/** A database that answers when told to. */
function heldLoad() {
  const { promise, resolve } = Promise.withResolvers<CachedSession | null>()
  return { load: () => promise, answer: resolve }
}

describe('the session cache', () => {
  it('asks once while an entry is fresh, and again when it has run out', async () => {
    await cache.read('a', load)
    nowMs = TTL_MS - 1
    await cache.read('a', load)
    expect(loads).toBe(1)
    nowMs = TTL_MS
    await cache.read('a', load)
    expect(loads).toBe(2)
  })

  it('lets callers at the same time share one load', async () => {
    await Promise.all([cache.read('a', load), cache.read('a', load), cache.read('a', load)])
    expect(loads).toBe(1)
  })

  it('forgets what was invalidated and nothing else', async () => {
    await cache.read('a', load)
    await cache.read('b', load)
    cache.invalidate('id-a')
    await cache.read('b', load)
    expect(loads).toBe(2)
    await cache.read('a', load)
    expect(loads).toBe(3)
  })

  it('does not keep what a load found when its session changed meanwhile', async () => {
    const old = heldLoad()
    const early = cache.read('a', old.load)
    cache.invalidate('id-a')
    const late = cache.read('a', async () => session('id-a', new Date(5)))
    old.answer(session('id-a'))
    expect((await early)?.info.steppedUpAt).toBeNull()
    expect((await late)?.info.steppedUpAt).toEqual(new Date(5))
    expect((await cache.read('a', load))?.info.steppedUpAt).toEqual(new Date(5))
    expect(loads).toBe(0)
  })

  it('does not keep an old answer that arrives after the new one', async () => {
    const old = heldLoad()
    const early = cache.read('a', old.load)
    cache.invalidate('id-a')
    await cache.read('a', async () => null)
    old.answer(session('id-a'))
    await early
    expect(await cache.read('a', async () => null)).toBeNull()
  })

  it('keeps no failures and no absences', async () => {
    await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.read('a', async () => null)).toBeNull()
    expect(await cache.read('a', load)).not.toBeNull()
  })

  it('stays within its bound and drops what was not used for longest', async () => {
    for (const token of ['a', 'b', 'c']) await cache.read(token, load)
    await cache.read('a', load)
    await cache.read('d', load)
    expect(cache.size).toBe(3)
    loads = 0
    await cache.read('a', load)
    expect(loads).toBe(0)
    await cache.read('b', load)
    expect(loads).toBe(1)
  })

  it('keeps nothing while it cannot hear of changes, not even from a load that began before', async () => {
    const held = heldLoad()
    const early = cache.read('a', held.load)
    cache.setEnabled(false)
    cache.setEnabled(true)
    held.answer(session('id-a'))
    await early
    await cache.read('a', load)
    expect(loads).toBe(1)
    cache.setEnabled(false)
    await cache.read('a', load)
    await cache.read('a', load)
    expect(loads).toBe(3)
  })
})
