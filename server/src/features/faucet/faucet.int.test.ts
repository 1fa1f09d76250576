import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { faucetRoutes } from '@windhover/core/faucet/contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { createMovableClock } from '@windhover/testkit/account-server'
import { createChatClient } from '@windhover/testkit/chat-client'
import { freePort } from '@windhover/testkit/free-port'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { startTestApi, TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { makeTestDevice } from '@windhover/testkit/test-device'
import { testRedis } from '@windhover/testkit/test-redis'
import { useTestRestate } from '@windhover/testkit/test-restate'
import { startTestSigner } from '@windhover/testkit/test-signer'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFeatures } from '../../composition/find-features.ts'
import { runWorker } from '../../composition/run-worker.ts'
import { readConfig } from '../../config.ts'

const ONLY = ['accounts', 'vaults', 'faucet']
const MINUTE_MS = 60_000
const clock = createMovableClock()
const cleanUp: (() => Promise<unknown>)[] = []
let apiUrl: string

/** Stands in for the practice world's faucet, which is tested with its chains; this one only keeps the books. */
const faucet = {
  paid: [] as { chain: string; address: string }[],
  cooling: new Set<string>(),
  brokenTimes: new Map<string, number>(),
}
beforeEach(() => {
  faucet.paid.length = 0
  faucet.cooling.clear()
  faucet.brokenTimes.clear()
})

function answerFaucet(body: { solana?: string; evm?: string; chains: [string] }) {
  const [chain] = body.chains
  const address = body.solana ?? body.evm ?? ''
  const key = `${chain}:${address}`
  const broken = faucet.brokenTimes.get(chain) ?? 0
  faucet.brokenTimes.set(chain, broken - 1)
  if (broken > 0) return { status: 502, body: {} }
  if (faucet.cooling.has(key)) return { status: 429, body: {} }
  faucet.cooling.add(key)
  faucet.paid.push({ chain, address })
  return { status: 200, body: { sent: { [chain]: [`${chain}-1`, `${chain}-2`] } } }
}

async function startStandIn(): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const answer = answerFaucet(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(answer.status, { 'retry-after': '42' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(async () => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/faucet`
}

beforeAll(async () => {
  const database = await createTestDatabase()
  cleanUp.push(() => database.drop())
  const signer = await startTestSigner({ databaseUrl: database.signerUrl, wrapper: 'file' })
  cleanUp.push(() => signer.stop())
  const restate = await useTestRestate()
  cleanUp.push(() => restate.stop())
  const redis = testRedis()
  const FAUCET_URL = await startStandIn()
  const workerPort = await freePort()
  const common = { databaseUrl: database.url, redis, restate, signerSocket: signer.socketPath }
  const api = await startTestApi({ ...common, only: [...ONLY, 'chat'], env: { FAUCET_URL }, clock })
  cleanUp.push(() => api.close())
  apiUrl = api.url
  const { FAUCET_URL: _none, ...withoutFaucet } = NO_PROVIDERS
  const worker = await runWorker({
    config: readConfig({
      ...withoutFaucet,
      FAUCET_URL,
      PUBLIC_ORIGIN: TEST_ORIGIN,
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      RESTATE_INGRESS_URL: restate.ingressUrl,
      RESTATE_ADMIN_URL: restate.adminUrl,
      RESTATE_IDENTITY_KEY: restate.identityKey,
      RESTATE_PREFIX: restate.prefix,
      WORKER_PORT: String(workerPort),
      WORKER_URL: `http://127.0.0.1:${workerPort}`,
      WORKER_HEALTH_PORT: String(await freePort()),
      SIGNER_SOCKET: signer.socketPath,
      WITNESS_SOCKETS: '/nonexistent/witness.sock',
      AUTH_SECRET: 'a secret that is long enough for tests',
      WORLD: 'practice',
    }),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    features: (await findFeatures()).filter((feature) => ONLY.includes(feature.name)),
  })
  cleanUp.push(() => worker.close())
})
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

/** A browser over the wire: it keeps its session cookie. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const headers = () => ({
    origin: TEST_ORIGIN,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const send = async <Body>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Body }> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    return { status: response.status, body: (await response.json()) as Body }
  }
  return Object.assign(send, { headers })
}
type Send = ReturnType<typeof openBrowser>
type Vault = { tokenId: string; publicKey: string; ethAddress: string }

async function vaultOf(send: Send): Promise<Vault> {
  let vault: Vault | undefined
  await expect
    .poll(
      async () => {
        vault = (await send<Vault[]>('GET', vaultRoutes.listVaults.path)).body[0]
        return vault
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return vault as unknown as Vault
}
async function comeAsGuest(): Promise<{ send: Send; vault: Vault }> {
  const send = openBrowser()
  const { enrolment } = await makeTestDevice().enrol()
  expect((await send('POST', signInRoutes.startGuest.path, { enrolment })).status).toBe(200)
  return { send, vault: await vaultOf(send) }
}
async function signUp(): Promise<{ send: Send; vault: Vault }> {
  const send = openBrowser()
  const passkey = createSoftwarePasskey({ origin: TEST_ORIGIN })
  const start = await send<{ options: Record<string, unknown> }>(
    'POST',
    signInRoutes.startPasskeyRegistration.path,
  )
  const response = passkey.register(start.body.options)
  const { enrolment } = await makeTestDevice().enrol(passkey)
  expect((await send('POST', signInRoutes.registerPasskey.path, { response, enrolment })).status).toBe(200)
  return { send, vault: await vaultOf(send) }
}
const allFourOf = (vault: Vault) => [
  { chain: 'bsc', address: vault.ethAddress },
  { chain: 'ethereum', address: vault.ethAddress },
  { chain: 'hedera', address: vault.ethAddress },
  { chain: 'solana', address: vault.publicKey },
]
/** What this vault got; the engine may still be paying another one that had to wait. */
const paidTo = ({ publicKey, ethAddress }: Vault) =>
  faucet.paid
    .filter(({ address }) => address === publicKey || address === ethAddress)
    .toSorted((one, other) => one.chain.localeCompare(other.chain))
const fundPath = faucetRoutes.fundVault.path

describe('the first vault of a guest', () => {
  it('is funded by itself on all four chains, once', async () => {
    const { vault } = await comeAsGuest()
    await expect.poll(() => paidTo(vault), { timeout: 10_000 }).toEqual(allFourOf(vault))
  })

  it('is funded also when a chain is away at first, and the others are not paid twice', async () => {
    faucet.brokenTimes.set('ethereum', 3)
    const { vault } = await comeAsGuest()
    await expect.poll(() => paidTo(vault), { timeout: 15_000 }).toEqual(allFourOf(vault))
  })

  it('opens although the faucet never pays', async () => {
    for (const chain of ['solana', 'ethereum', 'bsc', 'hedera']) faucet.brokenTimes.set(chain, 6)
    const { vault } = await comeAsGuest()
    expect(vault.publicKey).not.toBe('')
    expect(paidTo(vault)).toEqual([])
  })

  it('of anybody else stays empty until its owner asks', async () => {
    const { send, vault } = await signUp()
    await sleep(500)
    expect(paidTo(vault)).toEqual([])
    expect((await send('POST', fundPath, { vaultId: vault.tokenId })).status).toBe(200)
    expect(faucet.paid).toContainEqual({ chain: 'solana', address: vault.publicKey })
  })
})

describe('another vault of a guest', () => {
  const createVault = async (send: Send) => {
    const made = await send<Vault>('POST', vaultRoutes.createVault.path, { requestId: crypto.randomUUID() })
    expect(made.status).toBe(200)
    return made.body
  }
  const issueKey = (send: Send, vault: Vault) =>
    send<{ key: string; code?: string }>('POST', `/api/vaults/${vault.tokenId}/keys`, { label: 'Browser' })

  it('is funded, has its key long after the visit began, and its chat answers', async () => {
    const { send } = await comeAsGuest()
    // Whole minutes: requests for funds are told apart by them.
    clock.moveBy(STEP_UP_VALID_MS + MINUTE_MS)
    const vault = await createVault(send)
    await expect.poll(() => paidTo(vault), { timeout: 10_000 }).toEqual(allFourOf(vault))
    const issued = await issueKey(send, vault)
    expect(issued.status).toBe(200)
    const headers = { ...send.headers(), 'x-api-key': issued.body.key }
    const client = createChatClient(() => apiUrl, { vaultId: vault.tokenId, headers })
    expect((await client.unlock()).body).toEqual({ reviewed: true })
    const conversationId = crypto.randomUUID()
    expect((await client.ask({ text: 'hello', conversationId })).isDone).toBe(true)
  })

  it('gives one key without proof, and a new one when that was revoked', async () => {
    const { send, vault } = await comeAsGuest()
    clock.moveBy(STEP_UP_VALID_MS + MINUTE_MS)
    expect((await issueKey(send, vault)).status).toBe(200)
    expect(await issueKey(send, vault)).toMatchObject({
      status: 403,
      body: { code: 'account/keepAccountFirst' },
    })
    const path = `/api/vaults/${vault.tokenId}/keys`
    const [living] = (await send<{ keyId: string }[]>('GET', path)).body
    expect((await send('DELETE', `${path}/${living?.keyId}`)).status).toBe(200)
    expect((await issueKey(send, vault)).status).toBe(200)
  })

  it('is nobody else’s to have a key of', async () => {
    const { vault } = await comeAsGuest()
    const { send } = await comeAsGuest()
    expect(await issueKey(send, vault)).toMatchObject({ status: 403, body: { code: 'vault/notYours' } })
  })

  it('of an account with a passkey stays empty, and its key needs a fresh proof', async () => {
    const { send } = await signUp()
    clock.moveBy(STEP_UP_VALID_MS + MINUTE_MS)
    const vault = await createVault(send)
    expect(await issueKey(send, vault)).toMatchObject({
      status: 403,
      body: { code: 'account/stepUpRequired' },
    })
    // One funder per vault: whatever had been asked for before would have been paid before.
    expect((await send('POST', fundPath, { vaultId: vault.tokenId })).status).toBe(200)
    expect(paidTo(vault)).toEqual(allFourOf(vault))
  })
})

describe('asking for funds', () => {
  it('answers with the transactions of every chain, and twice at once is once', async () => {
    const { send, vault } = await signUp()
    const body = { vaultId: vault.tokenId }
    // Both within one minute of the clock, which is what "at once" means here.
    const leftMs = 60_000 - (Date.now() % 60_000)
    if (leftMs < 2_000) await sleep(leftMs)
    const [first, second] = await Promise.all([send('POST', fundPath, body), send('POST', fundPath, body)])
    expect(first).toEqual({
      status: 200,
      body: {
        sent: ['solana', 'ethereum', 'bsc', 'hedera'].map((chain) => ({
          chain,
          transactionIds: [`${chain}-1`, `${chain}-2`],
        })),
      },
    })
    expect(second).toEqual(first)
    expect(paidTo(vault)).toEqual(allFourOf(vault))
  })

  it('says how long to wait when the vault had its share', async () => {
    const { send, vault } = await signUp()
    for (const { chain, address } of allFourOf(vault)) faucet.cooling.add(`${chain}:${address}`)
    expect(await send('POST', fundPath, { vaultId: vault.tokenId })).toMatchObject({
      status: 429,
      body: { code: 'faucet/coolingDown', context: { retryAfterSeconds: 42 } },
    })
  })

  it('is for the owner alone', async () => {
    const { vault } = await signUp()
    const { send } = await comeAsGuest()
    const body = { vaultId: vault.tokenId }
    expect(await send('POST', fundPath, body)).toMatchObject({
      status: 403,
      body: { code: 'vault/notYours' },
    })
    expect((await openBrowser()('POST', fundPath, body)).status).toBe(401)
    const holdings = `${faucetRoutes.listHoldings.path}?vaultId=${vault.tokenId}`
    expect((await send('GET', holdings)).status).toBe(403)
  })
})

it('a deployment without a faucet has no such route, and one without guests takes none', async () => {
  const { feature } = await import('./index.ts')
  const { feature: accounts } = await import('../accounts/index.ts')
  expect(feature.routes?.({ faucet: null } as never)).toEqual([])
  expect(feature.durable?.({ faucet: null } as never)).toEqual([])
  const bound = accounts.routes?.({ config: { guestAccounts: false } } as never) ?? []
  expect(bound.map(({ contract }) => contract.path)).not.toContain(signInRoutes.startGuest.path)
})
