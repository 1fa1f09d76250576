import {
  DEFAULT_SETTINGS,
  type SettingsView,
  settingsChanged,
  settingsRoutes,
} from '@windhover/core/settings/contract'
import { openEventStream } from '@windhover/testkit/event-stream'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { feature } from './index.ts'

const PATH = settingsRoutes.getSettings.path
let database: TestDatabase
let api: TestApi
let connection: DatabaseConnection
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'settings'],
  })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await connection?.close()
  await database?.drop()
})

type Answer = { status: number; body: SettingsView & { code?: string } }

async function read(who: WalletVisitor | null, vaultId: string): Promise<Answer> {
  const response = await fetch(`${api.url}${PATH}?vaultId=${vaultId}`, { headers: who?.headers ?? {} })
  return { status: response.status, body: await response.json() }
}

async function change(who: WalletVisitor | null, vaultId: string, asked: object): Promise<Answer> {
  const response = await fetch(`${api.url}${PATH}`, {
    method: 'PATCH',
    headers: { origin: TEST_ORIGIN, ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ vaultId, change: asked }),
  })
  return { status: response.status, body: await response.json() }
}

const addVault = (userId: string, name?: string) => addVaultRow(sql, userId, name)

async function ownerWithVault() {
  const owner = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  return { owner, vaultId: await addVault(owner.userId) }
}

describe('settings of a vault', () => {
  it('R1-176 R1-177 R1-178 R1-179 R1-331 are the defaults until somebody sets one', async () => {
    const { owner, vaultId } = await ownerWithVault()
    expect(await read(owner, vaultId)).toEqual({
      status: 200,
      body: { vaultId, settings: DEFAULT_SETTINGS, changedAt: null },
    })
  })

  it('R1-176 R1-177 R1-178 R1-179 keep every field, for this vault alone', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const second = await addVault(owner.userId, 'second')
    const wanted = {
      swapSlippage: 3.1,
      pumpSlippage: 40,
      lpSlippage: 0,
      trenchesSlippage: 25,
      buyPresets: { trenches: [0.01], promptBuy: 0, ethereum: 1.25, hedera: 7 },
      hiddenSolanaTokens: ['a'],
      hiddenEvmTokens: ['56:0x1'],
      hiddenHederaTokens: ['0.0.1'],
      safeMode: false,
      showQuickBuy: false,
      leaderboardShows: 'nothing' as const,
      dismissedNotes: ['welcome'],
      toolCategories: ['messari', 'solana'],
    }
    const changed = await change(owner, vaultId, wanted)
    expect(changed.body.settings).toEqual(wanted)
    expect((await read(owner, vaultId)).body).toEqual(changed.body)
    expect((await read(owner, second)).body.settings).toEqual(DEFAULT_SETTINGS)
  })

  it('store what was set and nothing else, so that new fields need no migration', async () => {
    const { owner, vaultId } = await ownerWithVault()
    await change(owner, vaultId, { safeMode: false })
    await change(owner, vaultId, { safeMode: true })
    const [row] = await sql`select settings from vault_settings where vault_id = ${vaultId}`
    expect(row?.settings).toEqual({ safeMode: true })
    await sql`update vault_settings set settings = '{"swapSlippage": "x", "old": 1, "lpSlippage": 1}'`
    expect((await read(owner, vaultId)).body.settings).toEqual({ ...DEFAULT_SETTINGS, lpSlippage: 1 })
  })

  it('lose no change of two tabs, and never go back in time', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const tokens = Array.from({ length: 20 }, (_, index) => `token-${index}`)
    const answers = await Promise.all([
      ...tokens.map((token) => change(owner, vaultId, { add: { hiddenSolanaTokens: [token] } })),
      change(owner, vaultId, { swapSlippage: 1 }),
      change(owner, vaultId, { buyPresets: { hedera: 5 } }),
      change(owner, vaultId, { buyPresets: { ethereum: 6 } }),
    ])
    const { settings } = (await read(owner, vaultId)).body
    expect(settings.hiddenSolanaTokens.toSorted()).toEqual(tokens.toSorted())
    expect(settings).toMatchObject({ swapSlippage: 1, buyPresets: { hedera: 5, ethereum: 6 } })
    const times = answers.map(({ body }) => body.changedAt)
    expect(new Set(times).size).toBe(times.length)
  })

  it('R1-255 R1-260 refuse what is no setting', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const wrong = [
      { swapSlippage: 25.1 },
      { pumpSlippage: -0.1 },
      { lpSlippage: 0.25 },
      { buyPresets: { hedera: -1 } },
      { buyPresets: { trenches: [] } },
      { safeMode: 'on' },
      { leaderboardShows: 'e-mail' },
      { hiddenEvmTokens: ['x'.repeat(65)] },
    ]
    for (const asked of wrong) {
      expect([asked, (await change(owner, vaultId, asked)).body.code]).toEqual([asked, 'request/invalid'])
    }
    await change(owner, vaultId, { hiddenEvmTokens: Array.from({ length: 1_000 }, (_, at) => `${at}`) })
    const full = await change(owner, vaultId, { add: { hiddenEvmTokens: ['one more'] } })
    expect([full.status, full.body.code]).toEqual([422, 'settings/tooMany'])
    expect((await read(owner, vaultId)).body.settings.hiddenEvmTokens).toHaveLength(1_000)
  })

  it('are told to every open page of the person who changed them', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const stream = await openEventStream({ url: `${api.url}/api/events`, headers: owner.headers })
    const { body } = await change(owner, vaultId, { swapSlippage: 7 })
    const told = () =>
      stream.events.filter(({ name }) => name === settingsChanged.name).map(({ data }) => data)
    await expect.poll(told).toEqual([body])
    await change(owner, vaultId, { hiddenEvmTokens: Array.from({ length: 900 }, (_, at) => `56:0x${at}`) })
    await expect.poll(told).toEqual([body, { vaultId }])
    await stream.close()
  })

  it('are nobody else’s to read or change', async () => {
    const { owner, vaultId } = await ownerWithVault()
    const stranger = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
    const tries = [await read(stranger, vaultId), await change(stranger, vaultId, { safeMode: false })]
    for (const { status, body } of tries) expect([status, body.code]).toEqual([403, 'vault/notYours'])
    expect((await read(null, vaultId)).status).toBe(401)
    expect((await change(null, vaultId, { safeMode: false })).status).toBe(401)
    expect((await read(owner, vaultId)).body.settings.safeMode).toBe(true)
  })

  it('go with the account', async () => {
    const { owner, vaultId } = await ownerWithVault()
    await change(owner, vaultId, { swapSlippage: 7 })
    await feature.onAccountsRemoved?.({ db: connection.db } as never)([owner.userId])
    expect(await sql`select 1 from vault_settings where vault_id = ${vaultId}`).toHaveLength(0)
  })
})
