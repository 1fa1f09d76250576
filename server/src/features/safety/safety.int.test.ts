import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { type SafetyView, safetyChanged, safetyRoutes } from '@windhover/core/safety/contract'
import { RAISE_DELAY_MS } from '@windhover/core/safety/limits'
import type { PolicyChange } from '@windhover/core/signing/sign-contract'
import { DEFAULT_POLICY } from '@windhover/core/signing/sign-contract'
import { createMovableClock } from '@windhover/testkit/account-server'
import { openEventStream } from '@windhover/testkit/event-stream'
import { signPolicy } from '@windhover/testkit/sign-policy'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignerClient } from '../../adapters/signer/index.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import type { LiveEvents } from '../../platform/live/live-events.ts'
import type { Owners } from '../../ports/owners.ts'
import type { Signer } from '../../ports/signer.ts'
import { changeLimits, setPaused } from './change-safety.ts'
import { keepAuditHeads } from './keep-audit-heads.ts'

const clock = createMovableClock()
let database: TestDatabase
let signerProcess: TestSigner
let signer: Signer
let api: TestApi
let connection: DatabaseConnection
let sql: postgres.Sql
let signerSql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  signerProcess = await startTestSigner({ databaseUrl: database.signerUrl, wrapper: 'file' })
  signer = createSignerClient({ socketPath: signerProcess.socketPath })
  connection = connectDatabase({ url: database.url, pool: 4, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  signerSql = postgres(database.signerUrl, { max: 1, onnotice: () => {} })
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    signerSocket: signerProcess.socketPath,
    only: ['accounts', 'safety'],
    clock,
  })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await signerSql?.end()
  await connection?.close()
  await signer?.close()
  await signerProcess?.stop()
  await database?.drop()
})

type Call = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
type Answer = { status: number; body: SafetyView & { code?: string } }

async function send(
  who: Pick<WalletVisitor, 'headers'> | null,
  route: { method: string; path: string },
  call: Call = {},
): Promise<Answer> {
  const path = Object.entries(call.params ?? {}).reduce(
    (text, [name, value]) => text.replace(`:${name}`, value),
    route.path,
  )
  const response = await fetch(`${api.url}${path}?${new URLSearchParams(call.query)}`, {
    method: route.method,
    headers: {
      origin: TEST_ORIGIN,
      ...who?.headers,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** The keys of the vault are the signer's. */
async function ownerWithVault() {
  const owner = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  const vaultId = await addVaultRow(sql, owner.userId)
  // The signer hears of the person before there is a vault.
  expect((await send(owner, ownerRoutes.getOwner)).status).toBe(200)
  await signer.createVaultKeys(vaultId, owner.owner)
  const change = (limits: object) => send(owner, safetyRoutes.changeLimits, { body: { vaultId, limits } })
  const sign = (change: PolicyChange['change']) => signPolicy(owner.root, { vaultId, change })
  /** Whatever is looser, the owner has signed. */
  const raise = async (limits: PolicyChange['change']) =>
    send(owner, safetyRoutes.changeLimits, { body: { vaultId, limits, signed: await sign(limits) } })
  return { owner, vaultId, change, raise, sign }
}

const policyOf = async (vaultId: string) => (await signer.getPolicy(vaultId)).policy
const silent: Pick<LiveEvents, 'publish'> = { publish: async () => {} }
const parts = () => ({
  db: connection.db,
  signer,
  owners: { introduce: async () => '' } as unknown as Owners,
  live: silent as LiveEvents,
  clock,
  log: pino({ level: 'silent' }),
})
/** The signer's clock is its own: what waits there is made to have waited longer. */
const letWait = (vaultId: string, ms: number) =>
  signerSql`
    update signer.raises set requested_at = requested_at - ${`${ms} milliseconds`}::interval,
      starts_at = starts_at - ${`${ms} milliseconds`}::interval
    where vault_id = ${vaultId}`

describe('limits', () => {
  it('are the usual ones until somebody changes them', async () => {
    const { owner, vaultId } = await ownerWithVault()
    expect(await send(owner, safetyRoutes.getSafety, { query: { vaultId } })).toEqual({
      status: 200,
      body: { vaultId, policy: DEFAULT_POLICY, spent24hUsd: 0, largest24hUsd: 0, raises: [] },
    })
  })

  it('are lowered at once, without a word of the owner, and the signer holds them', async () => {
    const { vaultId, change } = await ownerWithVault()
    const lowered = await change({ perTransactionUsd: 2.01, newRecipientDelayHours: 24 })
    expect(lowered).toMatchObject({ status: 200, body: { raises: [], policy: { perTransactionUsd: 2.01 } } })
    expect((await policyOf(vaultId)).newRecipientDelayHours).toBe(24)
    expect((await change({ perTransactionUsd: 2.01 })).status).toBe(200)
  })

  it('are raised only by the owner, for exactly what was signed, and then only after 24 hours', async () => {
    const { owner, vaultId, change, raise: ask, sign } = await ownerWithVault()
    const asked = await ask({ rolling24hUsd: 30_000 })
    expect(asked.body.policy.rolling24hUsd).toBe(25_000)
    const [raise] = asked.body.raises
    expect(raise).toMatchObject({ limit: 'rolling24hUsd', value: 30_000 })
    expect(Date.parse(raise?.startsAt ?? '') - Date.parse(raise?.requestedAt ?? '')).toBe(RAISE_DELAY_MS)

    const refused = await change({ rolling24hUsd: 30_000.01 })
    expect([refused.status, refused.body.code]).toEqual([403, 'authority/ownerOnly'])
    const signed = await sign({ rolling24hUsd: 31_000 })
    const other = { vaultId, limits: { rolling24hUsd: 32_000 }, signed }
    const bent = await send(owner, safetyRoutes.changeLimits, { body: other })
    expect([bent.status, bent.body.code]).toEqual([403, 'authority/wrongIntent'])

    await letWait(vaultId, RAISE_DELAY_MS - 600_000)
    expect((await policyOf(vaultId)).rolling24hUsd).toBe(25_000)
    await letWait(vaultId, 600_000)
    expect((await policyOf(vaultId)).rolling24hUsd).toBe(30_000)
    const after = await send(owner, safetyRoutes.getSafety, { query: { vaultId } })
    expect(after.body.raises).toEqual([])
  })

  it('a raise can be withdrawn, once, and then never comes true', async () => {
    const { owner, vaultId, raise } = await ownerWithVault()
    await raise({ perTransactionUsd: 12_000, rolling24hUsd: 30_000 })
    const call = { params: { limit: 'perTransactionUsd' }, query: { vaultId } }
    const withdrawn = await send(owner, safetyRoutes.withdrawRaise, call)
    expect(withdrawn.body.raises.map(({ limit }) => limit)).toEqual(['rolling24hUsd'])
    expect((await send(owner, safetyRoutes.withdrawRaise, call)).body.code).toBe('safety/noSuchRaise')
    await letWait(vaultId, RAISE_DELAY_MS)
    expect(await policyOf(vaultId)).toMatchObject({ perTransactionUsd: 10_000, rolling24hUsd: 30_000 })
  })

  it('lowering takes back a raise of the same limit', async () => {
    const { vaultId, change, raise } = await ownerWithVault()
    await raise({ rolling24hUsd: 30_000 })
    expect((await change({ rolling24hUsd: 20_000 })).body.raises).toEqual([])
    await letWait(vaultId, RAISE_DELAY_MS)
    expect((await policyOf(vaultId)).rolling24hUsd).toBe(20_000)
  })

  it('refuses what is no limit', async () => {
    const { change } = await ownerWithVault()
    const wrong = [
      { perTransactionUsd: 0 },
      { perTransactionUsd: -1 },
      { rolling24hUsd: 10_000_001 },
      { rolling24hUsd: 1.001 },
      { newRecipientDelayHours: 73 },
      { newRecipientDelayHours: 1.5 },
    ]
    for (const limits of wrong) {
      expect([limits, (await change(limits)).body.code]).toEqual([limits, 'request/invalid'])
    }
  })
})

describe('pausing', () => {
  it('is immediate without a word of the owner; resuming needs one', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const paused = await send(owner, safetyRoutes.pauseVault, { body: { vaultId } })
    expect(paused.body.policy.isPaused).toBe(true)
    expect((await policyOf(vaultId)).isPaused).toBe(true)
    const signed = await signPolicy(owner.device, { vaultId, change: { isPaused: false } })
    const refused = await send(owner, safetyRoutes.resumeVault, { body: { vaultId, signed } })
    expect([refused.status, refused.body.code]).toEqual([403, 'authority/ownerOnly'])
    expect((await policyOf(vaultId)).isPaused).toBe(true)
  })

  it('ends by the owner and leaves the limits as they were', async () => {
    const { owner, vaultId, change, sign } = await ownerWithVault()
    await change({ perTransactionUsd: 500 })
    await send(owner, safetyRoutes.pauseVault, { body: { vaultId } })
    const signed = await sign({ isPaused: false })
    const resumed = await send(owner, safetyRoutes.resumeVault, { body: { vaultId, signed } })
    expect(resumed.body.policy).toEqual({ ...DEFAULT_POLICY, perTransactionUsd: 500 })
  })

  it('is not undone by a limit that changes or a raise that takes effect in the same moment', async () => {
    const { owner, vaultId, raise } = await ownerWithVault()
    const now = parts()
    const mine = { vaultId, userId: owner.userId, signed: undefined }
    await raise({ rolling24hUsd: 30_000 })
    await Promise.all([
      letWait(vaultId, RAISE_DELAY_MS),
      changeLimits(now, { ...mine, change: { perTransactionUsd: 900 } }),
      setPaused(now, { vaultId, userId: owner.userId, isPaused: true }),
      changeLimits(now, { ...mine, change: { newRecipientDelayHours: 1 } }),
    ])
    expect(await policyOf(vaultId)).toEqual({
      perTransactionUsd: 900,
      rolling24hUsd: 30_000,
      newRecipientDelayHours: 1,
      isPaused: true,
    })
  })

  it('is told to every open page of the owner', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const stream = await openEventStream({ url: `${api.url}/api/events`, headers: owner.headers })
    await send(owner, safetyRoutes.pauseVault, { body: { vaultId } })
    await expect
      .poll(() => stream.events.find(({ name }) => name === safetyChanged.name)?.data)
      .toEqual({ vaultId })
    await stream.close()
  })
})

describe('another person', () => {
  it('learns and changes nothing, signed in or not', async () => {
    const { owner, vaultId, sign } = await ownerWithVault()
    const signed = await sign({ isPaused: false })
    const stranger = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
    const calls: [{ method: string; path: string }, Call][] = [
      [safetyRoutes.getSafety, { query: { vaultId } }],
      [safetyRoutes.changeLimits, { body: { vaultId, limits: { perTransactionUsd: 1 } } }],
      [safetyRoutes.withdrawRaise, { params: { limit: 'rolling24hUsd' }, query: { vaultId } }],
      [safetyRoutes.pauseVault, { body: { vaultId } }],
      [safetyRoutes.resumeVault, { body: { vaultId, signed } }],
    ]
    for (const [route, call] of calls) {
      const foreign = await send(stranger, route, call)
      expect([route.path, foreign.status, foreign.body.code]).toEqual([route.path, 403, 'vault/notYours'])
      expect((await send(null, route, call)).status).toBe(401)
    }
    const untouched = await send(owner, safetyRoutes.getSafety, { query: { vaultId } })
    expect(untouched.body.policy).toEqual(DEFAULT_POLICY)
  })
})

it('the end of the audit chain is kept as the signer has signed it, once', async () => {
  const { change } = await ownerWithVault()
  await change({ perTransactionUsd: 5 })
  const loop = keepAuditHeads(parts())
  await loop.run()
  await loop.run()
  const kept = await sql`select seq::text as seq, hash, head from audit_heads order by seq desc`
  expect(kept[0]).toEqual({ seq: kept[0]?.seq, hash: kept[0]?.hash, head: await signer.getAuditHead() })
  expect(kept).toHaveLength(1)
})
