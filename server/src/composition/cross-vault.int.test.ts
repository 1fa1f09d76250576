import { hashIntent } from '@windhover/core/authority/approve-intent'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { RouteContract } from '@windhover/core/contract/route'
import type { Intent } from '@windhover/core/transactions/intent'
import { proposalRoutes } from '@windhover/core/transactions/proposal'
import { startAbsentEngine } from '@windhover/testkit/absent-engine'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { makeTestDevice } from '@windhover/testkit/test-device'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { insertIntent } from '../features/transactions/stores/intent-store.ts'
import { issueKey } from '../features/vaults/issue-key.ts'
import { revokeKey } from '../features/vaults/key-store.ts'
import { finishVault, reserveVault } from '../features/vaults/vault-store.ts'
import { connectDatabase, type DatabaseConnection } from '../platform/db/database.ts'
import type { RouteBinding } from '../platform/http/route-binding.ts'
import { findFeatures } from './find-features.ts'
import { type RunningProcess, runApi } from './run-api.ts'
import { fieldsOf, sampleRequest } from './testing/sample-request.ts'

/**
 * Every route of every feature that names a vault, by id, address or transaction, is tried with everything a stranger
 * or a careless owner could hold. No chain and no worker runs: the door must hold before anything else is asked.
 */

const VAULT_FIELDS = [
  'vaultId',
  'intent',
  'intentId',
  'address',
  'publicKey',
  'walletAddress',
  'account.id',
  'from',
]
/** What the networks themselves tell anybody who asks; it needs a session all the same. */
const PUBLIC_FACTS = [
  'GET /api/hedera/account',
  'GET /api/hedera/accounts/:id',
  'GET /api/tokens/passport',
  'GET /api/tokens/details',
  'GET /api/tokens/trades',
  'GET /api/tokens/candles',
  'GET /api/tokens/logo',
]
/** There an address is that of a token; lists and alerts of others are tried where these are tested. */
const ABOUT_TOKENS = [
  'PUT /api/watchlists/:watchlistId/tokens/:chain/:address',
  'DELETE /api/watchlists/:watchlistId/tokens/:chain/:address',
  'POST /api/alerts',
  'GET /api/alerts/preview',
]
/** A route that is still at work after this has let its owner in; a stranger's answer is waited for. */
const LET_IN_AFTER_MS = 4_000
const PATIENCE_MS = 15_000
const SOLANA_ADDRESS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const OTHER_EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const SWAP_TERMS = {
  chain: 'ethereum',
  venue: 'zero-x',
  sellToken: 'native',
  buyToken: OTHER_EVM,
  sellAmountRaw: '1',
  quotedBuyAmountRaw: '1',
  minBuyAmountRaw: '1',
  slippageBps: 200,
  serviceFeeRaw: null,
}

type Person = { userId: string; headers: Readonly<Record<string, string>> }
type Vault = { id: string; publicKey: string; ethAddress: string; key: string; revoked: string }
type Answer = { status: number; code: string; text: string }
type Row = { route: string; access: string; attempt: string; status: number; code: string; leak: boolean }

const cleanUp: (() => Promise<unknown>)[] = []
const bindings: RouteBinding[] = []
const rows: Row[] = []
let connection: DatabaseConnection
let api: RunningProcess
let owner: Person
let stranger: Person
let vault: Vault
let second: Vault
let strangersVault: Vault
/** Well-formed, of a device that nobody knows: the door has to hold before a signature is looked at. */
let signed: SignedStatement

async function makeVault(userId: string, seed: number): Promise<Vault> {
  const { db } = connection
  const { tokenId } = await reserveVault(db, { userId, creationKey: `test:${seed}` })
  const publicKey = `${SOLANA_ADDRESS.slice(0, -1)}${'ABC'[seed]}`
  const ethAddress = getAddress(`0x${(seed + 1).toString().repeat(40)}`)
  await finishVault(db, { tokenId, publicKey, ethAddress, readyAt: new Date() })
  const issue = () => issueKey(db, { userId, vaultId: tokenId, label: 'Test' })
  const [live, gone] = [await issue(), await issue()]
  await revokeKey(db, { vaultId: tokenId, keyId: gone.keyId, at: new Date() })
  return { id: tokenId.toString(), publicKey, ethAddress, key: live.key, revoked: gone.key }
}

beforeAll(async () => {
  const database = await createTestDatabase()
  cleanUp.push(() => database.drop())
  const redis = testRedis()
  const engine = await startAbsentEngine()
  cleanUp.push(() => engine.stop())
  const config = readConfig({
    ...NO_PROVIDERS,
    PUBLIC_ORIGIN: TEST_ORIGIN,
    API_PORT: '0',
    API_HEALTH_PORT: '0',
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    RESTATE_INGRESS_URL: engine.url,
    RESTATE_ADMIN_URL: engine.url,
    SIGNER_SOCKET: '/nonexistent/signer.sock',
    WITNESS_SOCKETS: '/nonexistent/witness.sock',
    AUTH_SECRET: 'a secret that is long enough for tests',
    WORLD: 'practice',
  })
  const features = (await findFeatures()).map((feature) => ({
    ...feature,
    routes: (parts: Parameters<NonNullable<typeof feature.routes>>[0]) => {
      const bound = feature.routes?.(parts) ?? []
      bindings.push(...bound)
      return bound
    },
  }))
  api = await runApi({ config, log: pino({ level: 'silent' }), features, rateLimits: NO_LIMITS })
  cleanUp.push(() => api.close())
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  cleanUp.push(() => connection.close())
  const signIn = () => signInOverHttp({ apiUrl: `http://127.0.0.1:${api.port}`, origin: TEST_ORIGIN })
  owner = await signIn()
  stranger = await signIn()
  vault = await makeVault(owner.userId, 0)
  second = await makeVault(owner.userId, 1)
  strangersVault = await makeVault(stranger.userId, 2)
  signed = await makeTestDevice().approve(transferOf(vault))
})
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

/** Values a route's fields may need; anything else has to be made by its type, or the test says what is missing. */
function knownFields(of: Vault, route: RouteContract): Record<string, unknown> {
  const intent = transferOf(of)
  const onSolana = route.path.includes('/solana/')
  return {
    vaultId: of.id,
    intentId: intent.id,
    intent,
    approval: signed,
    signed,
    approvals: [signed],
    address: of.ethAddress,
    publicKey: of.publicKey,
    walletAddress: of.publicKey,
    'account.id': of.ethAddress,
    from: of.ethAddress,
    to: onSolana ? SOLANA_ADDRESS : OTHER_EVM,
    mint: 'SOL',
    token: sampleToken(route),
    amount: '1',
    amountToWrap: '1',
    valueWei: '1',
    sellAmount: '1',
    sellAmountRaw: '1',
    sellToken: 'native',
    buyToken: OTHER_EVM,
    taker: of.ethAddress,
    userAddress: of.publicKey,
    quote: { terms: SWAP_TERMS },
    tx: 'AAAA',
    keyId: 'abcdefghijklmnop',
    apiKeyHash: 'a'.repeat(64),
    sealedKey: 'whs_sample',
    requestId: crypto.randomUUID(),
    messages: [{ id: 'sample', role: 'user', content: 'Hello', parts: [], experimental_attachments: [] }],
    chainId: route.method === 'GET' ? '1' : 1,
  }
}

const transferOf = (of: Vault): Intent => ({
  id: crypto.randomUUID(),
  vaultId: of.id,
  type: 'transfer',
  chain: 'ethereum',
  token: 'native',
  to: OTHER_EVM,
  amountRaw: '1',
})

function sampleToken({ path }: RouteContract) {
  if (path === '/api/alerts') return { chain: 'ethereum', address: OTHER_EVM }
  return path.includes('/hedera/') ? '0.0.1234' : OTHER_EVM
}

async function send(
  route: RouteContract,
  attempt: {
    person: Person | null
    key: string | null
    of: Vault
    fields?: Record<string, unknown>
    patienceMs?: number
  },
): Promise<Answer> {
  const known = { ...knownFields(attempt.of, route), ...attempt.fields }
  const { path, body } = sampleRequest(route, known)
  try {
    const response = await fetch(`http://127.0.0.1:${api.port}${path}`, {
      method: route.method,
      headers: {
        origin: TEST_ORIGIN,
        ...attempt.person?.headers,
        ...(attempt.key === null ? {} : { 'x-api-key': attempt.key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(attempt.patienceMs ?? PATIENCE_MS),
    })
    const text = await response.text()
    return { status: response.status, code: JSON.parse(text)?.code ?? '', text }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { status: 0, code: 'at work', text: '' }
    throw error
  }
}

const REFUSALS = [400, 401, 403, 404, 409]
const UNAVAILABLE = 503
const isLeak = ({ status, text }: Answer) =>
  !REFUSALS.includes(status) ||
  [vault.publicKey, vault.ethAddress, vault.key].some((secret) => text.includes(secret))

async function attack(
  route: RouteContract,
  name: string,
  attempt: Parameters<typeof send>[1],
): Promise<void> {
  const answer = await send(route, attempt)
  const { status, code } = answer
  rows.push({ route: nameOf(route), access: route.access, attempt: name, status, code, leak: isLeak(answer) })
}

const describeRow = ({ route, access, attempt, status, code, leak }: Row) =>
  [route.padEnd(44), access.padEnd(10), attempt.padEnd(36), status, code, leak ? 'LEAK' : 'refused'].join(
    ' | ',
  )
const nameOf = (route: RouteContract) => `${route.method} ${route.path}`
const namesVault = (route: RouteContract) =>
  route.vaultByKey === true || VAULT_FIELDS.some((field) => fieldsOf(route).has(field))
/** There an address is the wallet a person signs in with, and a statement counts by its own signature. */
const isAboutAccount = ({ path }: RouteContract) => /^\/api\/(account|owner)(\/|$)/.test(path)
const guarded = () =>
  bindings
    .map(({ contract }) => contract)
    .filter((route) => route.access !== 'public' && !isAboutAccount(route) && namesVault(route))

describe('a vault of somebody else', () => {
  it('every route that names a vault refuses everybody but its owner with a live key', async () => {
    const routes = guarded()
    for (const route of routes) {
      await attack(route, 'no session', { person: null, key: vault.key, of: vault })
      if ([...PUBLIC_FACTS, ...ABOUT_TOKENS].includes(nameOf(route))) continue
      // Where the key is the vault's name, a person with a key of the own vault is in the own vault.
      const isNamedApart = route.vaultByKey !== true
      if (isNamedApart) {
        await attack(route, "another user's session", {
          person: stranger,
          key: strangersVault.key,
          of: vault,
        })
      }
      await attack(route, "another user's session, stolen key", {
        person: stranger,
        key: vault.key,
        of: vault,
      })
      if (route.access !== 'vault-key') continue
      await attack(route, 'no key', { person: owner, key: null, of: vault })
      if (isNamedApart) {
        await attack(route, "another vault's key", { person: owner, key: second.key, of: vault })
      }
      await attack(route, "another user's key", { person: owner, key: strangersVault.key, of: vault })
      await attack(route, 'a revoked key', { person: owner, key: vault.revoked, of: vault })
      await attack(route, 'a made-up key', { person: owner, key: 'whk_x_y', of: vault })
    }
    const leaks = rows.filter((row) => row.leak)
    process.stdout.write(`${rows.map(describeRow).join('\n')}\n`)
    process.stdout.write(`${routes.length} routes, ${rows.length} attempts, ${leaks.length} leaks\n`)
    expect(leaks).toEqual([])
    expect(routes).toEqual(expect.arrayContaining(Object.values(proposalRoutes)))
    expect(routes.length).toBeGreaterThanOrEqual(30)
  }, 60_000)

  it('a call in the name of the own vault cannot carry an intent of another one', async () => {
    for (const route of guarded()) {
      if (!fieldsOf(route).has('intent')) continue
      const { intent } = knownFields(vault, route)
      const answer = await send(route, {
        person: stranger,
        key: strangersVault.key,
        of: strangersVault,
        fields: { intent },
      })
      expect({ route: nameOf(route), leak: isLeak(answer) }).toEqual({ route: nameOf(route), leak: false })
    }
  })

  it('none of all this left a trace in the vault', async () => {
    const [counted] = await connection.db.execute<{ intents: number; live: number }>(sql`
      select (select count(*)::int from intents where vault_id = ${vault.id}) as intents,
             (select count(*)::int from vault_api_keys where vault_id = ${vault.id} and revoked_at is null) as live`)
    expect(counted).toEqual({ intents: 0, live: 1 })
  })
})

describe('the own vault', () => {
  it('opens for its owner with a live key on every one of these routes', async () => {
    const tried = guarded().map(async (route) => {
      const answer = await send(route, {
        person: owner,
        key: vault.key,
        of: vault,
        patienceMs: LET_IN_AFTER_MS,
      })
      const isShut = /^(vault|vault-key|account)\//.test(answer.code) && !isAbout(route, answer)
      return isShut ? [`${nameOf(route)}: ${answer.status} ${answer.code}`] : []
    })
    const shut = (await Promise.all(tried)).flat()
    expect(shut).toEqual([])
  }, 120_000)

  it('keeps its transactions from those who learn their ids', async () => {
    const stored = await storeIntent(transferOf(vault))
    const taken = guarded().filter((route) => fieldsOf(route).has('intentId'))
    for (const route of taken) {
      const of = strangersVault
      const answer = await send(route, {
        person: stranger,
        key: of.key,
        of,
        fields: { intentId: stored.id },
      })
      // Some have to ask their chain before they know what to look for; there is none here.
      const isShut = answer.status === UNAVAILABLE || !isLeak(answer)
      expect({ route: nameOf(route), isShut }).toEqual({ route: nameOf(route), isShut: true })
    }
  }, 120_000)
})

/** As if it had been approved; there is no signer here that could have heard of it. */
async function storeIntent(intent: Intent): Promise<Intent> {
  const { id, chain } = intent
  const now = new Date()
  await insertIntent(connection.db, {
    ...{ id, chain, vaultId: BigInt(intent.vaultId), userId: owner.userId, body: intent, origin: 'panel' },
    ...{ intentHash: hashIntent(intent), recipient: OTHER_EVM, follows: null, state: 'APPROVED' },
    ...{ createdAt: now, changedAt: now },
  })
  return intent
}

/** The made-up key id and sealed key of the samples are refused for what they are, behind the door. */
function isAbout(route: RouteContract, answer: Answer): boolean {
  return route.path.includes('/key') && ['vault-key/notFound', 'vault-key/viewFailed'].includes(answer.code)
}
