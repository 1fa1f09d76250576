import { referralRoutes } from '@windhover/core/referrals/contract'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { addVaultRow } from '@windhover/testkit/vault-row'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { feature } from './index.ts'

const PATH = referralRoutes.getReferral.path
const DAY_MS = 86_400_000
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
    only: ['accounts', 'referrals'],
  })
})
afterAll(async () => {
  await api?.close()
  await sql?.end()
  await connection?.close()
  await database?.drop()
})

type Comer = { readonly who: WalletVisitor; readonly vaultId: string }
type Answer = { status: number; body: { referralCode?: string; code?: string; success?: boolean } }

const addVault = (userId: string, name?: string) => addVaultRow(sql, userId, name)

async function comer(): Promise<Comer> {
  const who = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  return { who, vaultId: await addVault(who.userId) }
}

async function read({ who, vaultId }: Comer): Promise<Answer> {
  const response = await fetch(`${api.url}${PATH}?vaultId=${vaultId}`, { headers: who.headers })
  return { status: response.status, body: await response.json() }
}
const codeOf = async (one: Comer) => (await read(one)).body.referralCode ?? ''

async function handIn({ who, vaultId }: Comer, referralCode: string, agoMs = 1_000): Promise<Answer> {
  const savedAt = new Date(Date.now() - agoMs).toISOString()
  const response = await fetch(`${api.url}${PATH}`, {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ vaultId, referralCode, savedAt }),
  })
  return { status: response.status, body: await response.json() }
}
const broughtBy = async (vaultId: string) =>
  (await sql`select user_id from referrals where by_vault_id = ${vaultId}`).map(({ user_id }) => user_id)

describe('a referral code', () => {
  it('R1-291 is the vault’s own, the same each time and for everybody who asks at once', async () => {
    const one = await comer()
    const asked = await Promise.all(Array.from({ length: 8 }, () => codeOf(one)))
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toMatch(/^[A-Z]{3}-[2-9A-Z]{6}$/)
    const second = { ...one, vaultId: await addVault(one.who.userId, 'second') }
    expect(await codeOf(second)).not.toBe(asked[0])
  })

  it('is told to the owner alone', async () => {
    const [one, other] = [await comer(), await comer()]
    expect((await read({ who: other.who, vaultId: one.vaultId })).status).toBe(403)
    expect((await read({ ...one, vaultId: '999999999' })).status).toBe(404)
  })
})

describe('a code that is handed in', () => {
  it('counts once for whoever gave it, in small letters too', async () => {
    const [giver, guest] = [await comer(), await comer()]
    const code = await codeOf(giver)
    expect(await handIn(guest, code.toLowerCase())).toEqual({ status: 200, body: { success: true } })
    expect((await handIn(guest, code)).status).toBe(200)
    expect(await broughtBy(giver.vaultId)).toEqual([guest.who.userId])
  })

  it('is the first one: a later one changes nothing', async () => {
    const [first, second, guest] = [await comer(), await comer(), await comer()]
    await handIn(guest, await codeOf(first))
    expect((await handIn(guest, await codeOf(second))).status).toBe(200)
    expect(await broughtBy(first.vaultId)).toEqual([guest.who.userId])
    expect(await broughtBy(second.vaultId)).toEqual([])
  })

  it('is ignored where it is one’s own, by whichever vault', async () => {
    const one = await comer()
    const second = { ...one, vaultId: await addVault(one.who.userId, 'second') }
    expect((await handIn(second, await codeOf(one))).status).toBe(200)
    expect(await broughtBy(one.vaultId)).toEqual([])
  })

  it('is refused when nobody has it, or when it was saved more than 30 days ago', async () => {
    const [giver, guest] = [await comer(), await comer()]
    const code = await codeOf(giver)
    expect(await handIn(guest, 'KES-222222')).toMatchObject({
      status: 404,
      body: { code: 'referral/unknown' },
    })
    expect(await handIn(guest, code, 31 * DAY_MS)).toMatchObject({
      status: 422,
      body: { code: 'referral/expired' },
    })
    expect((await handIn(guest, '<script>')).status).toBe(400)
    expect(await broughtBy(giver.vaultId)).toEqual([])
    expect((await handIn(guest, code, -5_000)).status, 'a browser whose clock is ahead').toBe(200)
    expect(await broughtBy(giver.vaultId)).toEqual([guest.who.userId])
  })
})

it('goes with the account', async () => {
  const [giver, guest] = [await comer(), await comer()]
  await handIn(guest, await codeOf(giver))
  const parts = { db: connection.db, clock: systemClock }
  await feature.onAccountsRemoved?.(parts)([guest.who.userId])
  expect(await broughtBy(giver.vaultId)).toEqual([])
  await feature.onAccountsRemoved?.(parts)([giver.who.userId])
  expect(await sql`select 1 from referral_codes where vault_id = ${giver.vaultId}`).toHaveLength(0)
})
