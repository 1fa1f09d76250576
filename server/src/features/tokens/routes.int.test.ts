import { tokenRoutes } from '@windhover/core/tokens/contract'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const JUP_ON_SOLANA = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
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

  it('R2-142 R2-143 tell of a found token its address, symbol, name, decimals, icon and logo', async () => {
    const [token] = tokenRoutes.searchTokens.response.parse(
      await (await get('/api/tokens/search?query=JUP&chain=solana&limit=1')).json(),
    )
    expect(token).toMatchObject({
      address: JUP_ON_SOLANA,
      symbol: 'JUP',
      name: 'Jupiter',
      decimals: 6,
      icon: expect.stringContaining('http'),
      logoURI: expect.stringContaining('http'),
    })
  })

  it('R2-231 list the trending tokens of an EVM chain, as many as asked for', async () => {
    const answer = await get('/api/ethereum/tokens/trending?chainId=56&limit=7')
    const tokens = tokenRoutes.trendingEvmTokens.response.parse(await answer.json())
    expect(tokens).toHaveLength(7)
    expect(tokens[0]).toMatchObject({ address: 'native', symbol: 'BNB', decimals: 18 })
  })

  it.each(['solana', 'ethereum', 'bsc', 'hedera'])('list what is traded most on %s', async (chain) => {
    const answer = await get(`/api/tokens/trending?chain=${chain}&limit=12`)
    const rows = tokenRoutes.trendingTokens.response.parse(await answer.json())
    expect(rows).toHaveLength(12)
    expect(rows.every((row) => row.chain === chain)).toBe(true)
  })

  it('R2-245 R2-151 R2-305 list the tokens of Hedera, from what was read within the hour', async () => {
    const read = async () =>
      tokenRoutes.hederaTokens.response.parse(await (await get('/api/saucerswap/tokens')).json())
    const first = await read()
    expect(first.find((token) => token.id === '0.0.731861')).toEqual({
      id: '0.0.731861',
      symbol: 'SAUCE',
      name: 'SaucerSwap',
      icon: expect.stringContaining('http'),
      decimals: 6,
      price: expect.stringMatching(/^\d+$/),
      priceUsd: expect.any(Number),
    })
    // Prices move every second, so an equal answer is the kept one.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await read()).toEqual(first)
  })

  it('put imitations last, without a price and with a badge', async () => {
    const answer = await get('/api/tokens/search?query=BONK&chain=solana&limit=20')
    const rows = tokenRoutes.searchTokens.response.parse(await answer.json())
    const copies = rows.filter((row) => row.risks.some(({ kind }) => kind === 'look-alike'))
    expect(copies.length).toBeGreaterThan(0)
    expect(rows.slice(-copies.length)).toEqual(copies)
    expect(copies[0]).toMatchObject({ symbol: 'BONK', isVerified: false, priceUsd: null })
    expect(copies[0]?.risks[0]).toMatchObject({ level: 'danger', label: 'Look-alike of BONK' })
    expect(rows[0]).toMatchObject({ isVerified: true, priceUsd: expect.any(Number), risks: [] })
  })

  it('R2-212 bring the picture of a known token as a picture, and of no other', async () => {
    const logo = (query: string) => get(`/api/tokens/logo?chain=solana&address=${query}`)
    const answer = await logo(JUP_ON_SOLANA)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
    expect(await answer.text()).toContain('<svg')
    expect((await logo('2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm')).status).toBe(404)
  })

  it('describe the tokens that somebody holds', async () => {
    const answer = await fetch(new URL('/api/tokens/describe', api.url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ chain: 'solana', addresses: ['native', JUP_ON_SOLANA, 'nobody'] }),
    })
    const rows = tokenRoutes.describeTokens.response.parse(await answer.json())
    expect(rows.map(({ address, isVerified }) => ({ address, isVerified }))).toEqual([
      { address: JUP_ON_SOLANA, isVerified: true },
      { address: 'native', isVerified: true },
    ])
  })

  it('refuse a stranger, an empty term and a chain there is not', async () => {
    expect((await fetch(new URL('/api/tokens/search?query=a', api.url))).status).toBe(401)
    for (const query of ['query=', 'query=a&chain=moon', 'query=a&limit=0', `query=${'a'.repeat(101)}`]) {
      expect((await get(`/api/tokens/search?${query}`)).status, query).toBe(400)
    }
  })
})
