import { tokenRoutes } from '@windhover/core/tokens/contract'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const USDC_ON_SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

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
    only: ['accounts', 'tokens'],
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

describe('token routes', () => {
  it('R2-253 answer tokens to a term, on all chains or on one', async () => {
    const everywhere = await get('/api/tokens/search?query=usdc&limit=30')
    const tokens = tokenRoutes.searchTokens.response.parse(await everywhere.json())
    expect(new Set(tokens.map((token) => token.chain)).size).toBe(4)
    expect(tokens.length).toBeLessThanOrEqual(30)
    const one = await get(`/api/tokens/search?query=${USDC_ON_SOLANA}&chain=solana`)
    expect(await one.json()).toEqual([expect.objectContaining({ address: USDC_ON_SOLANA, symbol: 'USDC' })])
  })

  it('R2-230 search the tokens of an EVM chain, 15 to a page', async () => {
    const page = async (number: number) => {
      const answer = await get(`/api/ethereum/tokens/search?query=a&chainId=1&page=${number}`)
      return tokenRoutes.searchEvmTokens.response.parse(await answer.json())
    }
    const [first, second] = [await page(1), await page(2)]
    expect(first).toHaveLength(15)
    const addresses = new Set([...first, ...second].map((token) => token.address))
    expect(addresses.size).toBe(first.length + second.length)
    expect(first[0]).toEqual({
      address: expect.any(String),
      symbol: expect.any(String),
      name: expect.any(String),
      decimals: expect.any(Number),
      logoURI: expect.toBeOneOf([expect.any(String), null]),
    })
  })

  it('R2-232 list the tokens of an EVM chain, 30 of them, or those that match', async () => {
    const all = await (await get('/api/evm/tokens?chainId=56')).json()
    expect(all).toHaveLength(30)
    const some = await (await get('/api/evm/tokens?chainId=56&query=usdt&limit=1')).json()
    expect(some).toEqual([expect.objectContaining({ symbol: 'USDT' })])
  })

  it('R2-259 tell a logo per address', async () => {
    const answer = await fetch(new URL('/api/tokens/multi-search', api.url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ addresses: [USDC_ON_SOLANA, '11111111111111111111111111111111'] }),
    })
    expect(await answer.json()).toEqual([
      { address: USDC_ON_SOLANA, logoURI: expect.stringContaining('http') },
    ])
  })

  it('refuse a stranger, an empty term and a chain there is not', async () => {
    expect((await fetch(new URL('/api/tokens/search?query=a', api.url))).status).toBe(401)
    for (const query of ['query=', 'query=a&chain=moon', 'query=a&limit=0', `query=${'a'.repeat(101)}`]) {
      expect((await get(`/api/tokens/search?${query}`)).status, query).toBe(400)
    }
  })
})
