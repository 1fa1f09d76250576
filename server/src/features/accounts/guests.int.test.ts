import { GUESTS_PER_HOUR, SESSION_VALID_MS, STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { type AccountServer, createMovableClock, startAccountServer } from '@windhover/testkit/account-server'
import type { Browser } from '@windhover/testkit/browser'
import { saveCodes } from '@windhover/testkit/recovery-codes'
import {
  addPasskey,
  enrolNext,
  registerPasskey,
  signInWithPasskey,
  signUp,
  startGuest,
} from '@windhover/testkit/sign-up'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { makeTestDevice, type TestDevice } from '@windhover/testkit/test-device'
import { testRedis } from '@windhover/testkit/test-redis'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { feature as vaultsFeature } from '../vaults/index.ts'
import { removeUnreachableGuests } from './remove-unreachable-guests.ts'

const origin = 'http://localhost:4700'
const DAY_MS = 24 * 60 * 60_000
const clock = createMovableClock()
const log = pino({ level: 'silent' })
let database: TestDatabase
let server: AccountServer
let connection: DatabaseConnection
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  const redis = testRedis()
  server = await startAccountServer({ databaseUrl: database.url, redis, publicOrigin: origin, clock })
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await sql?.end()
  await connection?.close()
  await server?.stop()
  await database?.drop()
})

type Guest = { browser: Browser; userId: string; by: { root: TestDevice; owner: string } }

async function comeAsGuest(): Promise<Guest> {
  // Guests are counted per hour and address; each test stands in an hour of its own.
  clock.moveBy(60 * 60_000)
  const browser = server.openBrowser()
  const device = makeTestDevice()
  const answer = await startGuest(browser, device)
  expect(answer.status).toBe(200)
  const { userId, owner } = answer.body
  return { browser, userId, by: { root: device, owner } }
}
const account = async (browser: Browser) => (await browser.send(accountRoutes.getAccount)).body
const newPasskey = () => createSoftwarePasskey({ origin })

describe('a guest', () => {
  it('comes in without any credential, and the rest of the product is told', async () => {
    const { browser, userId } = await comeAsGuest()
    expect(await account(browser)).toMatchObject({
      userId,
      guest: true,
      passkeyCount: 0,
      wallets: [],
      recoveryCodesLeft: 0,
      session: { method: 'guest' },
    })
    expect(server.created).toContain(userId)
  })

  it('stays the same guest when asked for again, and a signed-in person stays who they are', async () => {
    const { browser, userId } = await comeAsGuest()
    expect((await startGuest(browser)).body.userId).toBe(userId)
    const known = server.openBrowser()
    const { account: own } = await signUp(known, { origin })
    expect((await startGuest(known)).body).toMatchObject({
      userId: own.userId,
      guest: false,
    })
  })

  it('may do what a new account may in its first minutes, and then nothing dangerous', async () => {
    const { browser } = await comeAsGuest()
    expect((await account(browser)).session.stepUpUntil).not.toBeNull()
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    const refused = await browser.send(credentialRoutes.removePasskey, { params: { id: 'any' } })
    expect(refused).toMatchObject({ status: 403, code: 'account/keepAccountFirst' })
    expect((await browser.send(signInRoutes.startStepUp)).code).toBe('account/keepAccountFirst')
  })

  it('gets no recovery codes, not even in its first minutes', async () => {
    const { browser } = await comeAsGuest()
    expect((await saveCodes(browser)).code).toBe('account/keepAccountFirst')
    expect((await account(browser)).recoveryCodesLeft).toBe(0)
  })

  it('is lost with its session', async () => {
    const { browser, userId } = await comeAsGuest()
    await browser.send(accountRoutes.signOut)
    expect((await browser.send(accountRoutes.getAccount)).status).toBe(401)
    expect((await startGuest(browser)).body.userId).not.toBe(userId)
  })

  it('is one of few from an address in an hour', async () => {
    const { browser: first } = await comeAsGuest()
    for (let made = 1; made < GUESTS_PER_HOUR; made += 1) {
      expect((await startGuest(server.openBrowser())).status).toBe(200)
    }
    const refused = await startGuest(server.openBrowser())
    expect(refused).toMatchObject({ status: 429, code: 'account/tooManyGuests' })
    // A session of its own does not buy more: it answers with the account that is there.
    expect((await startGuest(first)).status).toBe(200)
    clock.moveBy(60 * 60_000)
    expect((await startGuest(server.openBrowser())).status).toBe(200)
  })
})

describe('keeping the account', () => {
  it('needs the session alone, makes the session a passkey session, and the passkey signs in', async () => {
    const { browser, userId, by } = await comeAsGuest()
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    const passkey = newPasskey()
    const kept = await addPasskey(browser, passkey, by)
    expect(kept).toMatchObject({ status: 200 })
    expect(kept.body).toMatchObject({ userId, guest: false, passkeyCount: 1, session: { method: 'passkey' } })
    expect(kept.body.session.stepUpUntil).not.toBeNull()
    expect((await saveCodes(browser)).status).toBe(200)

    await browser.send(accountRoutes.signOut)
    const back = await signInWithPasskey(server.openBrowser(), passkey)
    expect(back.body).toMatchObject({ userId, guest: false })
  })

  it('brings the rules of every account', async () => {
    const { browser, by } = await comeAsGuest()
    await addPasskey(browser, newPasskey(), by)
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    expect((await browser.send(signInRoutes.startPasskeyRegistration)).code).toBe('account/stepUpRequired')
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
  })

  it('happens once: a passkey begun as a guest is refused when another one has kept the account', async () => {
    const { browser, by } = await comeAsGuest()
    const thief = browser.through(server)
    const begun = await thief.send(signInRoutes.startPasskeyRegistration)
    await addPasskey(browser, newPasskey(), by)
    const other = newPasskey()
    const late = await thief.send(signInRoutes.registerPasskey, {
      body: { response: other.register(begun.body.options), enrolment: await enrolNext(other, by) },
    })
    expect(late).toMatchObject({ status: 400, code: 'account/passkeyNotSaved' })
    expect((await account(browser)).passkeyCount).toBe(1)
  })

  it('does not end the mark when the passkey cannot be saved', async () => {
    const taken = newPasskey()
    await registerPasskey(server.openBrowser(), taken)
    const { browser, by } = await comeAsGuest()
    expect((await addPasskey(browser, taken, by)).status).toBe(400)
    expect(await account(browser)).toMatchObject({ guest: true, passkeyCount: 0 })
    expect((await addPasskey(browser, newPasskey(), by)).body.guest).toBe(false)
  })
})

describe('guests nobody can come back to', () => {
  const removed: string[] = []
  const run = () =>
    removeUnreachableGuests({
      identity: server.identity,
      log,
      accountsRemoved: async (userIds) => {
        removed.push(...userIds)
        await vaultsFeature.onAccountsRemoved?.({ db: connection.db } as never)(userIds)
      },
    }).run()
  const rowsOf = async (userId: string) => {
    const [row] = await sql`
      select (select count(*)::int from account_user where id = ${userId}) as users,
             (select count(*)::int from account_session where user_id = ${userId}) as sessions,
             (select count(*)::int from vaults where user_id = ${userId}) as vaults,
             (select count(*)::int from vault_api_keys k join vaults v on v.token_id = k.vault_id
               where v.user_id = ${userId}) as keys`
    return row
  }
  const giveVault = async (userId: string) => {
    const [vault] = await sql`insert into vaults (user_id, creation_key, public_key, eth_address, ready_at)
      values (${userId}, ${`first:${userId}`}, 'pub', '0x', now()) returning token_id`
    await sql`insert into vault_api_keys (key_id, vault_id, label, hash, hint, seal_secret, scopes)
      values (${userId}, ${vault?.token_id}, 'k', ${userId}, 'h', '\\x00', '{trade}')`
  }

  it('go with all they had, after thirty days without use or a day after signing out', async () => {
    const unused = await comeAsGuest()
    await giveVault(unused.userId)
    const kept = await comeAsGuest()
    await giveVault(kept.userId)
    await addPasskey(kept.browser, newPasskey(), kept.by)
    const { account: ordinary } = await signUp(server.openBrowser(), { origin })
    clock.moveBy(SESSION_VALID_MS - DAY_MS)
    const gone = await comeAsGuest()
    await gone.browser.send(accountRoutes.signOut)
    await run()
    expect(removed).not.toContain(unused.userId)
    expect(removed).not.toContain(gone.userId)

    clock.moveBy(2 * DAY_MS)
    await run()
    expect(removed).toContain(unused.userId)
    expect(removed).toContain(gone.userId)
    expect(await rowsOf(unused.userId)).toEqual({ users: 0, sessions: 0, vaults: 0, keys: 0 })
    expect(await rowsOf(kept.userId)).toMatchObject({ users: 1, vaults: 1, keys: 1 })
    expect(await rowsOf(ordinary.userId)).toMatchObject({ users: 1 })
  })

  it('stay while they are used', async () => {
    const { browser, userId } = await comeAsGuest()
    const lastSeen = async () =>
      (await sql`select last_seen_at as at from account_session where user_id = ${userId}`)[0]?.at.getTime()
    clock.moveBy(20 * DAY_MS)
    expect((await browser.send(accountRoutes.getAccount)).status).toBe(200)
    // "Last seen" is written behind the answer.
    await expect.poll(lastSeen).toBeGreaterThan(clock.now().getTime() - DAY_MS)
    clock.moveBy(20 * DAY_MS)
    await run()
    expect((await browser.send(accountRoutes.getAccount)).status).toBe(200)
    expect(await rowsOf(userId)).toMatchObject({ users: 1, sessions: 1 })
  })

  it('stay when another capability could not let go of what it keeps', async () => {
    const { browser, userId } = await comeAsGuest()
    await browser.send(accountRoutes.signOut)
    clock.moveBy(2 * DAY_MS)
    const failing = removeUnreachableGuests({
      identity: server.identity,
      log,
      accountsRemoved: () => Promise.reject(new Error('not now')),
    })
    await expect(failing.run()).rejects.toThrow('not now')
    expect(await rowsOf(userId)).toMatchObject({ users: 1 })
    await run()
    expect(await rowsOf(userId)).toMatchObject({ users: 0 })
  })
})
