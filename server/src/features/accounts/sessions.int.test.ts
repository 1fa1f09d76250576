import { randomUUID } from 'node:crypto'
import { SESSION_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes, sessionRevoked } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { LiveEvent } from '@windhover/core/live/live-event'
import { type AccountServer, createMovableClock, startAccountServer } from '@windhover/testkit/account-server'
import type { Browser } from '@windhover/testkit/browser'
import { saveCodes } from '@windhover/testkit/recovery-codes'
import { signInWithPasskey, signUp, stepUpWithPasskey } from '@windhover/testkit/sign-up'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { Redis } from 'ioredis'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const origin = 'http://localhost:4700'
const DAY_MS = 24 * 60 * 60_000
/** How long an instance keeps a session that it has read. */
const KEPT_MS = 3_000
const clock = createMovableClock()
const redis = testRedis()
let database: TestDatabase
let server: AccountServer
let second: AccountServer
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  sql = postgres(database.url, { max: 1 })
  const options = { databaseUrl: database.url, redis, publicOrigin: origin, clock }
  server = await startAccountServer(options)
  second = await startAccountServer(options)
})
afterAll(async () => {
  await server?.stop()
  await second?.stop()
  await sql?.end()
  await database?.drop()
})

const status = async (browser: Browser) => (await browser.send(accountRoutes.getAccount)).status

async function listenTo(userId: string): Promise<{ events: LiveEvent[]; stop: () => Promise<void> }> {
  const events: LiveEvent[] = []
  const stop = await second.live.listen(userId, {
    lastEventId: null,
    onEvent: (event) => events.push(event),
    onLost: () => {},
  })
  return { events, stop }
}

describe('sessions', () => {
  it('are listed with method, device and address, the own one marked', async () => {
    const browser = server.openBrowser()
    const { passkey } = await signUp(browser, { origin })
    const phone = server.openBrowser({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    })
    await signInWithPasskey(phone, passkey)
    const { body } = await browser.send(accountRoutes.listSessions)
    expect(
      body.map(({ device, current, method, ipAddress }) => ({ device, current, method, ipAddress })),
    ).toEqual(
      expect.arrayContaining([
        { device: 'Chrome on Linux', current: true, method: 'passkey', ipAddress: '127.0.0.1' },
        { device: 'Safari on iPhone', current: false, method: 'passkey', ipAddress: '127.0.0.1' },
      ]),
    )
    expect(body).toHaveLength(2)
  })

  it('end on every instance within a second when revoked, and open tabs hear of it', async () => {
    const browser = server.openBrowser()
    const { passkey, account } = await signUp(browser, { origin })
    const stolen = second.openBrowser()
    const { body: other } = await signInWithPasskey(stolen, passkey)
    const { events, stop } = await listenTo(account.userId)
    for (let warm = 0; warm < 3; warm += 1) expect(await status(stolen)).toBe(200)

    const revoked = await browser.send(accountRoutes.revokeSession, { params: { id: other.session.id } })
    expect(revoked.status).toBe(200)
    await waitUntil({
      what: 'the second instance to know',
      timeoutMs: 1_000,
      check: async () => (await status(stolen)) === 401,
    })
    await waitUntil({ what: 'the event', timeoutMs: 1_000, check: async () => events.length > 0 })
    expect(events[0]?.name).toBe('session-revoked')
    expect(sessionRevoked.data.parse(events[0]?.data)).toEqual({ sessionId: other.session.id })
    expect(await status(browser)).toBe(200)
    await stop()
  })

  it('end at once even on an instance that lost its connection to Redis when it should have been told', async () => {
    const name = `deaf-${randomUUID()}`
    const deaf = await startAccountServer({
      databaseUrl: database.url,
      redis: { ...redis, name },
      publicOrigin: origin,
      clock,
    })
    const admin = new Redis(redis.url)
    try {
      const browser = server.openBrowser()
      const { passkey } = await signUp(browser, { origin })
      const stolen = deaf.openBrowser()
      const { body: other } = await signInWithPasskey(stolen, passkey)
      for (let warm = 0; warm < 3; warm += 1) expect(await status(stolen)).toBe(200)

      const clients = String(await admin.client('LIST')).split('\n')
      const ids = clients
        .filter((line) => line.includes(name))
        .map((line) => /id=(\d+)/.exec(line)?.[1] ?? '')
      expect(ids.length).toBeGreaterThan(1)
      for (const id of ids) await admin.client('KILL', 'ID', id)
      await browser.send(accountRoutes.revokeSession, { params: { id: other.session.id } })
      await waitUntil({
        what: 'the end',
        timeoutMs: 1_000,
        check: async () => (await status(stolen)) === 401,
      })
    } finally {
      admin.disconnect()
      await deaf.stop()
    }
  })

  it('can all be ended but the own one', async () => {
    const browser = server.openBrowser()
    const { passkey } = await signUp(browser, { origin })
    const others = [second.openBrowser(), second.openBrowser()]
    for (const other of others) await signInWithPasskey(other, passkey)
    await browser.send(accountRoutes.revokeOtherSessions)
    for (const other of others) {
      await waitUntil({ what: 'the end', timeoutMs: 1_000, check: async () => (await status(other)) === 401 })
    }
    expect(await status(browser)).toBe(200)
    expect((await browser.send(accountRoutes.listSessions)).body).toHaveLength(1)
  })

  it('cannot be ended by somebody else, who does not even learn that they exist', async () => {
    const victim = server.openBrowser()
    const { account } = await signUp(victim, { origin })
    const stranger = server.openBrowser()
    await signUp(stranger, { origin })
    const answer = await stranger.send(accountRoutes.revokeSession, { params: { id: account.session.id } })
    const unknown = await stranger.send(accountRoutes.revokeSession, { params: { id: 'nobody' } })
    expect([answer.code, unknown.code]).toEqual(['account/sessionNotFound', 'account/sessionNotFound'])
    expect(await status(victim)).toBe(200)
  })

  it('end at sign-out: the cookie goes, and a copy of it is worth nothing anywhere', async () => {
    const browser = server.openBrowser()
    await signUp(browser, { origin })
    const copy = browser.through(second)
    expect(await status(copy)).toBe(200)
    const answer = await browser.send(accountRoutes.signOut)
    expect(answer.body).toEqual({ done: true })
    expect(browser.cookies.has('windhover-session')).toBe(false)
    await waitUntil({ what: 'the end', timeoutMs: 1_000, check: async () => (await status(copy)) === 401 })
  })

  it('are replaced, not piled up, when one browser signs in again', async () => {
    const browser = server.openBrowser()
    const { passkey } = await signUp(browser, { origin })
    await signInWithPasskey(browser, passkey)
    expect((await browser.send(accountRoutes.listSessions)).body).toHaveLength(1)
  })

  it('show a step-up on the other instance at once', async () => {
    const browser = server.openBrowser()
    const { passkey } = await signUp(browser, { origin })
    clock.moveBy(10 * 60_000)
    const other = browser.through(second)
    expect((await saveCodes(other)).code).toBe('account/stepUpRequired')
    await stepUpWithPasskey(browser, passkey)
    await waitUntil({
      what: 'the step-up to be known',
      timeoutMs: 1_000,
      check: async () => (await saveCodes(other)).status === 200,
    })
  })

  it('are refused when the cookie was touched, cut or made up', async () => {
    const browser = server.openBrowser()
    await signUp(browser, { origin })
    const cookie = browser.cookies.get('windhover-session') ?? ''
    const [token = '', signature = ''] = decodeURIComponent(cookie).split('.')
    const flipped = `${token[0] === 'a' ? 'b' : 'a'}${token.slice(1)}`
    const forgeries = [
      `${flipped}.${signature}`,
      `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${'A'.repeat(43)}=`,
      '%E0%A4%A',
    ]
    for (const forged of forgeries) {
      const thief = server.openBrowser()
      thief.cookies.set('windhover-session', forged.startsWith('%') ? forged : encodeURIComponent(forged))
      expect(await status(thief)).toBe(401)
    }
    expect(await status(browser)).toBe(200)
  })

  it('end after thirty days without use, and roll while they are used', async () => {
    const used = server.openBrowser()
    const { passkey } = await signUp(used, { origin })
    const unused = server.openBrowser()
    await signInWithPasskey(unused, passkey)
    clock.moveBy(SESSION_VALID_MS - DAY_MS)
    expect(await status(used)).toBe(200)
    await waitUntil({
      what: 'the session to roll',
      timeoutMs: 8_000,
      check: async () => {
        clock.moveBy(KEPT_MS)
        const { body } = await used.send(accountRoutes.getAccount)
        return new Date(body.session.expiresAt).getTime() - clock.now().getTime() > SESSION_VALID_MS - DAY_MS
      },
    })
    clock.moveBy(2 * DAY_MS)
    expect(await status(used)).toBe(200)
    expect(await status(unused)).toBe(401)
    expect((await used.send(accountRoutes.listSessions)).body).toHaveLength(1)
    clock.moveBy(SESSION_VALID_MS + 1_000)
    expect(await status(used)).toBe(401)
  })

  it('note when they were last seen, but not on every request', async () => {
    const browser = server.openBrowser()
    const { account } = await signUp(browser, { origin })
    const lastSeen = async () => {
      const [row] = await sql`select last_seen_at from account_session where id = ${account.session.id}`
      return new Date(row?.last_seen_at).getTime()
    }
    const before = await lastSeen()
    clock.moveBy(60_000)
    await browser.through(second).send(accountRoutes.getAccount)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await lastSeen()).toBe(before)
    clock.moveBy(5 * 60_000)
    await waitUntil({
      what: 'the time to be noted',
      timeoutMs: 8_000,
      check: async () => {
        clock.moveBy(KEPT_MS)
        await browser.send(accountRoutes.getAccount)
        return (await lastSeen()) > before
      },
    })
  })

  it('leave no rows behind once they and their challenges have run out', async () => {
    await signUp(server.openBrowser(), { origin })
    await server.openBrowser().send(signInRoutes.startPasskeySignIn)
    clock.moveBy(SESSION_VALID_MS + DAY_MS)
    while ((await server.identity.removeExpired()) > 0);
    const [left] =
      await sql`select (select count(*) from account_session)::int + (select count(*) from account_challenge)::int as total`
    expect(left?.total).toBe(0)
  })
})
