import { accountRoutes } from '@windhover/core/accounts/contract'
import { type AccountServer, createMovableClock, startAccountServer } from '@windhover/testkit/account-server'
import type { Browser } from '@windhover/testkit/browser'
import { signUp } from '@windhover/testkit/sign-up'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const origin = 'http://localhost:4700'
const clock = createMovableClock()
const redis = testRedis()
let database: TestDatabase
let server: AccountServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startAccountServer({ databaseUrl: database.url, redis, publicOrigin: origin, clock })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const status = async (browser: Browser) => (await browser.send(accountRoutes.getAccount)).status

describe('what follows a sign-up', () => {
  it('does not undo the sign-up when it fails', async () => {
    const failing = await startAccountServer({
      databaseUrl: database.url,
      redis,
      publicOrigin: origin,
      clock,
      accountCreated: async () => {
        throw new Error('no vault today')
      },
    })
    const browser = failing.openBrowser()
    const { account } = await signUp(browser, { origin })
    expect(failing.created).toEqual([account.userId])
    expect(await status(browser)).toBe(200)
    await failing.stop()
  })

  it('can be repaired from the list of young accounts', async () => {
    const since = new Date(clock.now().getTime() - 1)
    const { account } = await signUp(server.openBrowser(), { origin })
    const young = await server.identity.listAccountsCreatedAfter(since, 10)
    expect(young.map(({ userId }) => userId)).toContain(account.userId)
    expect(await server.identity.listAccountsCreatedAfter(clock.now(), 10)).toEqual([])
  })
})

describe('on https', () => {
  it('cookies are bound to the host and to secure connections', async () => {
    const secureOrigin = 'https://app.windhover.example'
    const secure = await startAccountServer({
      databaseUrl: database.url,
      redis: testRedis(),
      publicOrigin: secureOrigin,
      clock,
    })
    const browser = secure.openBrowser()
    await signUp(browser, { origin: secureOrigin })
    expect([...browser.cookies.keys()].sort()).toEqual([
      '__Host-windhover-challenge',
      '__Host-windhover-session',
    ])
    expect(await status(browser)).toBe(200)
    const { setCookies } = await browser.send(accountRoutes.signOut)
    for (const line of setCookies) expect(line).toMatch(/Secure/)
    await secure.stop()
  })
})
