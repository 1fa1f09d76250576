import { tokenRoutes } from '@windhover/core/tokens/contract'
import { buildUniverse } from '@windhover/sandbox/universe/build-universe'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA'

let sandbox: TestSandbox
let database: TestDatabase
let api: TestApi
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  sandbox = await useSandbox()
  database = await createTestDatabase()
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'tokens', 'prices'],
    env: sandbox.env,
  })
  headers = (await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })).headers
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
  await sandbox?.stop()
})

const get = (path: string) => fetch(new URL(path, api.url), { headers })
const details = async (chain: string, address: string) =>
  tokenRoutes.getDetails.response.parse(
    await (await get(`/api/tokens/details?chain=${chain}&address=${address}`)).json(),
  )
const trades = async (chain: string, address: string) =>
  tokenRoutes.getTrades.response.parse(
    await (await get(`/api/tokens/trades?chain=${chain}&address=${address}`)).json(),
  ).trades

describe('the details of a token', () => {
  it('hold its passport, its last day and its supply, at the price that every screen shows', async () => {
    const told = await details('solana', JUP)
    const { priceUsd, marketCapUsd } = told.passport.token
    const answer = await get(`/api/prices?tokens=solana:${JUP}`)
    const { prices } = (await answer.json()) as { prices: { priceUsd: number }[] }
    expect(priceUsd).toBeCloseTo(prices[0]?.priceUsd ?? 0, 2)
    expect(told.low24hUsd).toBeLessThan(told.high24hUsd ?? 0)
    expect(told.volume24hUsd).toBeGreaterThan(0)
    expect(told.volumeChange24hPct).not.toBeNull()
    expect((told.supply ?? 0) * (priceUsd ?? 0)).toBeCloseTo(marketCapUsd ?? 0, -7)
  })

  it('leave open what the lists of a network do not tell', async () => {
    const told = await details('ethereum', LINK)
    expect(told.passport.token.priceUsd).toBeGreaterThan(0)
    expect(told).toMatchObject({ supply: null, passport: { token: { holderCount: null } } })
    expect(told.volume24hUsd).toBeGreaterThan(0)
  })

  it('have no price of a look-alike', async () => {
    const copy = buildUniverse('windhover')
      .onChain('solana')
      .find(({ symbol, isVerified }) => symbol === 'JUP' && !isVerified)
    const told = await details('solana', copy?.address ?? '')
    expect(told).toMatchObject({
      passport: { token: { priceUsd: null, priceChange24hPct: null, marketCapUsd: null } },
      ...{ low24hUsd: null, high24hUsd: null, volume24hUsd: null, volumeChange24hPct: null },
    })
  })

  it('are not found where nobody knows the address', async () => {
    expect((await get('/api/tokens/details?chain=hedera&address=0.0.1')).status).toBe(404)
  })
})

describe('the last trades of a token', () => {
  it.each([
    ['solana', JUP],
    ['solana', 'native'],
    ['ethereum', LINK],
    ['hedera', '0.0.731861'],
  ])('are told on %s of %s, newest first, at prices of its market', async (chain, address) => {
    const told = await trades(chain, address)
    expect(told.length).toBeGreaterThan(10)
    const times = told.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    for (const { amount, priceUsd, valueUsd } of told) expect(amount * priceUsd).toBeCloseTo(valueUsd, 1)
    const { priceUsd } = (await details(chain, address)).passport.token
    expect(Math.abs((told[0]?.priceUsd ?? 0) / (priceUsd ?? 1) - 1)).toBeLessThan(0.02)
  })

  it('are none of a token that nobody knows', async () => {
    expect(await trades('ethereum', `0x${'12'.repeat(20)}`)).toEqual([])
  })
})
