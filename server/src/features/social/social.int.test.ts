import { socialChanged, socialRoutes } from '@windhover/core/social/contract'
import { openEventStream } from '@windhover/testkit/event-stream'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { createEthereumWallet, type SoftwareWallet } from '@windhover/testkit/software-wallets'
import { startSocialNetwork, type TestSocialNetwork } from '@windhover/testkit/start-social-network'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { issueKey } from '../vaults/issue-key.ts'
import { feature } from './index.ts'
import { createTokenSeal } from './seal-token.ts'

const CALLBACK = `${TEST_ORIGIN}/api/oauth/twitter/callback`
let database: TestDatabase
let network: TestSocialNetwork
let api: TestApi
let bare: TestApi
let connection: DatabaseConnection
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  network = await startSocialNetwork()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const common = { databaseUrl: database.url, redis: testRedis(), only: ['accounts', 'vaults', 'social'] }
  api = await startTestApi({ ...common, env: network.env, rateLimits: NO_LIMITS })
  const none = Object.fromEntries(Object.keys(network.env).map((name) => [name, '']))
  bare = await startTestApi({ ...common, env: none })
})
afterEach(() => network.faults.clear())
afterAll(async () => {
  await api?.close()
  await bare?.close()
  await network?.stop()
  await sql?.end()
  await connection?.close()
  await database?.drop()
})

type Person = WalletVisitor & {
  readonly vaultId: string
  readonly key: string
  readonly wallet: SoftwareWallet
}

async function personWithVault(): Promise<Person> {
  const wallet = createEthereumWallet()
  const visitor = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN, wallet })
  const vaultId = await addVaultRow(sql, visitor.userId)
  const { key } = await issueKey(connection.db, {
    userId: visitor.userId,
    vaultId: BigInt(vaultId),
    label: 'Test',
  })
  return { ...visitor, vaultId, key, wallet }
}

async function send(person: Person, route: { method: string; path: string }, at = api) {
  const isBody = route.method === 'DELETE'
  const response = await fetch(`${at.url}${route.path}${isBody ? '' : `?vaultId=${person.vaultId}`}`, {
    method: route.method,
    headers: {
      ...person.headers,
      'x-api-key': person.key,
      ...(isBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(isBody ? { body: JSON.stringify({ vaultId: person.vaultId }) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

/** What a person does on the network's page; answers where it sends the browser. */
async function decide(url: string, decision: 'allow' | 'deny', username = 'merlin_trades'): Promise<string> {
  const asked = new URL(url)
  expect(asked.searchParams.get('redirect_uri')).toBe(CALLBACK)
  const response = await fetch(`${asked.origin}${asked.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...asked.searchParams, ['decision', decision], ['username', username]]),
  })
  return response.headers.get('location') ?? ''
}

/** The browser follows; answers where our server sends it. */
async function comeBack(who: Pick<WalletVisitor, 'headers'> | null, location: string): Promise<string> {
  expect(location.startsWith(CALLBACK)).toBe(true)
  const { cookie = '' } = who?.headers ?? {}
  const response = await fetch(location.replace(TEST_ORIGIN, api.url), {
    redirect: 'manual',
    headers: cookie === '' ? {} : { cookie },
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const start = async (person: Person): Promise<string> => (await send(person, socialRoutes.connect)).body.url
const connect = async (person: Person, username?: string) =>
  comeBack(person, await decide(await start(person), 'allow', username))
const usernameOf = async (person: Person) => (await send(person, socialRoutes.getAccount)).body

/** Opened with the secret of the deployment, as only the server can. */
async function storedToken({ vaultId }: Person): Promise<string> {
  const [row] =
    await sql`select sealed_access_token as sealed from social_accounts where vault_id = ${vaultId}`
  const { open } = createTokenSeal(network.env.SOCIAL_TOKEN_SECRET ?? '')
  return open(row?.sealed, { vaultId, kind: 'access' }) ?? ''
}

async function askNetwork(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${network.env.SOCIAL_API_URL}/2/users/me`, { headers })).status
}

const CONNECTED = '/?app=settings&message=account-connected'
const FAILED = '/?app=settings&message=account-not-connected'

describe('a social account', () => {
  it('R1-183 R1-226 R1-288 R1-289 is connected on the network’s page and known by its name', async () => {
    const person = await personWithVault()
    expect(await usernameOf(person)).toEqual({ username: null })
    const stream = await openEventStream({ url: `${api.url}/api/events`, headers: person.headers })
    expect(await connect(person)).toBe(CONNECTED)
    expect(await usernameOf(person)).toEqual({ username: 'merlin_trades' })
    await expect
      .poll(() => stream.events.find(({ name }) => name === socialChanged.name)?.data)
      .toEqual({ vaultId: person.vaultId })
    await stream.close()
  })

  it('asks with PKCE, a state of its own each time, and no secret in the address', async () => {
    const person = await personWithVault()
    const [one, other] = [new URL(await start(person)), new URL(await start(person))]
    expect(one.searchParams.get('code_challenge_method')).toBe('S256')
    expect(one.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    for (const name of ['state', 'code_challenge']) {
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name))
    }
    expect([...one.searchParams.keys()]).not.toContain('client_secret')
  })

  it('stores its tokens sealed, each for its own place', async () => {
    const person = await personWithVault()
    await connect(person)
    const [row] = await sql`select * from social_accounts where vault_id = ${person.vaultId}`
    expect(row?.sealed_access_token).toMatch(/^[\w-]{80,}$/)
    expect(row?.sealed_refresh_token).toMatch(/^[\w-]{80,}$/)
    const logged = api.lines.join('\n')
    expect(logged).not.toContain(row?.sealed_access_token)
  })

  it('is let go here and at the network', async () => {
    const person = await personWithVault()
    await connect(person)
    const token = await storedToken(person)
    expect(await askNetwork(token)).toBe(200)
    expect((await send(person, socialRoutes.disconnect)).body).toEqual({ username: null })
    expect(await usernameOf(person)).toEqual({ username: null })
    expect(await askNetwork(token)).toBe(401)
    expect((await send(person, socialRoutes.disconnect)).status).toBe(200)
  })

  it('is let go here even when the network does not listen', async () => {
    const person = await personWithVault()
    await connect(person)
    network.faults.set({ target: 'social', kind: 'server-error', match: 'revoke' })
    expect((await send(person, socialRoutes.disconnect)).body).toEqual({ username: null })
    expect(await usernameOf(person)).toEqual({ username: null })
  })

  it('gives way to another one that is connected after it', async () => {
    const person = await personWithVault()
    await connect(person, 'first_name')
    const first = await storedToken(person)
    await connect(person, 'second_name')
    expect([await askNetwork(first), await askNetwork(await storedToken(person))]).toEqual([401, 200])
    expect(await usernameOf(person)).toEqual({ username: 'second_name' })
  })

  it('goes with the account of its owner', async () => {
    const person = await personWithVault()
    await connect(person)
    await feature.onAccountsRemoved?.({ db: connection.db } as never)([person.userId])
    expect(await sql`select 1 from social_accounts where vault_id = ${person.vaultId}`).toHaveLength(0)
  })
})

describe('a connection that does not come about', () => {
  it('because the person said no', async () => {
    const person = await personWithVault()
    const back = await comeBack(person, await decide(await start(person), 'deny'))
    expect(back).toBe('/?app=settings&message=account-denied')
    expect(await usernameOf(person)).toEqual({ username: null })
  })

  it.each([
    ['server-error', 'token'],
    ['server-error', 'users/me'],
    ['rate-limit', 'token'],
    ['drop', 'token'],
    ['expire', 'token'],
  ] as const)('because of %s at %s', async (kind, match) => {
    const person = await personWithVault()
    network.faults.set({ target: 'social', kind, match })
    expect(await connect(person)).toBe(FAILED)
    expect(await usernameOf(person)).toEqual({ username: null })
  })

  it('because its state was used, made up or left out', async () => {
    const person = await personWithVault()
    const location = await decide(await start(person), 'allow')
    expect(await comeBack(person, location)).toBe(CONNECTED)
    expect(await comeBack(person, location)).toBe(FAILED)
    expect(await comeBack(person, `${CALLBACK}?state=made-up&code=x`)).toBe(FAILED)
    expect(await comeBack(person, `${CALLBACK}?code=x`)).toBe(FAILED)
  })

  it('because another session, another person or nobody brings it', async () => {
    const person = await personWithVault()
    const stranger = await personWithVault()
    const elsewhere = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN, wallet: person.wallet })
    expect(elsewhere.userId).toBe(person.userId)
    for (const who of [elsewhere, stranger, null]) {
      expect(await comeBack(who, await decide(await start(person), 'allow'))).toBe(FAILED)
    }
    expect([await usernameOf(person), await usernameOf(stranger)]).toEqual([
      { username: null },
      { username: null },
    ])
  })

  it('R1-320 because this deployment has no such network', async () => {
    const person = await personWithVault()
    const answer = await send(person, socialRoutes.connect, bare)
    expect([answer.status, answer.body.error]).toEqual([
      503,
      'Failed to connect social network. Please try again.',
    ])
  })
})
