import type { KeyPairSigner } from '@solana/kit'
import { freePorts } from '@windhover/testkit/free-port'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { swap } from '../jupiter/call-jupiter.ts'
import { double as jupiter } from '../jupiter/index.ts'
import { startTestWorld, type TestWorld } from '../jupiter/start-test-world.ts'
import { double } from './index.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const HEADERS = { 'X-API-KEY': 'practice', 'x-chain': 'solana' }

const transaction = z.looseObject({
  txHash: z.string(),
  blockNumber: z.number(),
  blockTime: z.iso.datetime(),
  status: z.boolean(),
  from: z.string(),
  to: z.string(),
  fee: z.number(),
  mainAction: z.string(),
  balanceChange: z.array(z.looseObject({ amount: z.number(), symbol: z.string(), address: z.string() })),
  tokenTransfers: z.array(z.unknown()),
})
const listAnswer = z.object({ success: z.literal(true), data: z.object({ solana: z.array(transaction) }) })
const chartAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    items: z.array(
      z.strictObject({
        o: z.number().positive(),
        h: z.number().positive(),
        l: z.number().positive(),
        c: z.number().positive(),
        v: z.number().nonnegative(),
        unixTime: z.number(),
        address: z.string(),
        type: z.string(),
        currency: z.literal('usd'),
      }),
    ),
  }),
})

let test: TestWorld
let owner: KeyPairSigner
beforeAll(async () => {
  test = await startTestWorld([jupiter, double], await freePorts(3))
  owner = await test.wallet(2_000_000_000n, { [USDC]: 10_000_000n })
  await swap(test, owner, { inputMint: USDC, outputMint: BONK, amount: '4000000' })
})
afterAll(() => test?.stop())
beforeEach(() => test.world.faults.clear())

const ask = (path: string, headers: Readonly<Record<string, string>> = HEADERS) =>
  fetch(`${test.url}/birdeye${path}`, { headers })
const list = async (query = '') => {
  const response = await ask(`/v1/wallet/tx_list?wallet=${owner.address}${query}`)
  return listAnswer.parse(await response.json()).data.solana
}
const chart = async (query: string) =>
  chartAnswer.parse(await (await ask(`/defi/ohlcv?address=${SOL}&${query}`)).json()).data.items

describe('wallet history', () => {
  it('tells what the chain has done, newest first', async () => {
    const history = await list()
    expect(history.map((each) => each.mainAction)).toEqual(['swap', 'received', 'received'])
    const [bought] = history
    const bonk = test.world.solana.tokenAccounts(owner.address).find((each) => each.mint === BONK)?.amountRaw
    expect(bought).toMatchObject({ status: true, from: owner.address, to: test.world.solana.maker.address })
    expect(bought?.balanceChange).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ address: USDC, symbol: 'USDC', amount: -4_000_000 }),
        expect.objectContaining({ address: BONK, symbol: 'BONK', amount: Number(bonk) }),
        expect.objectContaining({ address: SOL, symbol: 'SOL' }),
      ]),
    )
    expect(bought?.fee).toBeGreaterThan(5_000)
  })

  it('pages by the last hash', async () => {
    const all = await list()
    const first = await list('&limit=1')
    const rest = await list(`&limit=100&before=${first[0]?.txHash}`)
    expect([...first, ...rest]).toEqual(all)
  })

  it('writes amounts with all their digits', async () => {
    const many = test.world.universe
      .onChain('solana')
      .find((each) => each.standard !== 'native' && each.supplyRaw > 10n ** 17n)
    if (!many) throw new Error('no token has so many units')
    await test.world.solana.fund(owner.address, {
      lamports: 0n,
      tokens: [{ mint: many.address, amountRaw: 90_071_992_547_409_931n }],
    })
    const text = await (await ask(`/v1/wallet/tx_list?wallet=${owner.address}&limit=1`)).text()
    expect(text).toContain('"amount":90071992547409931,')
  })

  it('wants key, chain and a proper query', async () => {
    const path = `/v1/wallet/tx_list?wallet=${owner.address}`
    expect((await ask(path, { 'x-chain': 'solana' })).status).toBe(401)
    expect((await ask(path, { 'X-API-KEY': 'practice' })).status).toBe(400)
    expect((await ask(path, { ...HEADERS, 'x-chain': 'ethereum' })).status).toBe(400)
    for (const query of ['&limit=0', '&limit=101', '&page=2'])
      expect((await ask(path + query)).status).toBe(400)
    expect((await ask('/v1/wallet/tx_list?wallet=me')).status).toBe(400)
  })
})

describe('candles', () => {
  it('are those of the market', async () => {
    const nowS = Math.floor(test.world.clock.nowMs() / 1_000)
    const endS = nowS - (nowS % 60) - 60
    const items = await chart(`type=1m&time_from=${endS - 59 * 60}&time_to=${endS}`)
    expect(items).toHaveLength(60)
    const candles = test.world.market.candles({
      assetId: 'SOL',
      interval: '1m',
      untilMs: endS * 1_000 + 60_000,
      count: 60,
    })
    expect(items.map((each) => [each.unixTime * 1_000, each.o, each.h, each.l, each.c])).toEqual(
      candles.map((each) => [each.openMs, each.open, each.high, each.low, each.close]),
    )
  })

  it('add up to the intervals that the market has not', async () => {
    const startS = Math.floor(test.world.clock.nowMs() / 1_000 / 86_400) * 86_400 - 3 * 86_400
    const range = `time_from=${startS}&time_to=${startS + 86_399}`
    const [fine, coarse] = [await chart(`type=15m&${range}`), await chart(`type=30m&${range}`)]
    expect([fine.length, coarse.length]).toEqual([96, 48])
    expect(coarse[0]).toMatchObject({ o: fine[0]?.o, c: fine[1]?.c, unixTime: startS })
    expect(coarse[0]?.h).toBe(Math.max(Number(fine[0]?.h), Number(fine[1]?.h)))
    expect(await chart(`type=3m&time_from=${startS - 864_000}&time_to=${startS}`)).toHaveLength(1_000)
  })

  it('end with the one that is under way', async () => {
    const nowS = Math.floor(test.world.clock.nowMs() / 1_000)
    const items = await chart(`type=1H&time_from=${nowS - 7_200}&time_to=${nowS + 864_000}`)
    expect(items).toHaveLength(2)
    expect(items.at(-1)?.unixTime).toBe(nowS - (nowS % 3_600))
  })

  it('refuse what the original does not know', async () => {
    for (const query of ['type=1h&time_from=1&time_to=2', 'type=1H&time_from=2&time_to=1', 'type=1H']) {
      expect((await ask(`/defi/ohlcv?address=${SOL}&${query}`)).status).toBe(400)
    }
  })
})

describe('switches', () => {
  const path = () => `/v1/wallet/tx_list?wallet=${owner.address}`

  it('drop and delay', async () => {
    test.world.faults.set({ target: 'birdeye', kind: 'drop', times: 1 })
    await expect(ask(path())).rejects.toThrow('fetch failed')
    test.world.faults.set({ target: 'birdeye', kind: 'delay', times: 1, delayMs: 120 })
    const startedAtMs = performance.now()
    expect((await ask(path())).status).toBe(200)
    expect(performance.now() - startedAtMs).toBeGreaterThan(110)
  })

  it('limit and break', async () => {
    test.world.faults.set({ target: 'birdeye', kind: 'rate-limit', times: 1 })
    const limited = await ask(path())
    expect([limited.status, limited.headers.get('x-ratelimit-remaining')]).toEqual([429, '0'])
    test.world.faults.set({ target: 'birdeye', kind: 'server-error', times: 1 })
    const broken = await ask(path())
    expect([broken.status, await broken.json()]).toEqual([
      500,
      { success: false, message: 'Internal server error' },
    ])
  })

  it('lie', async () => {
    const oldest = async () => (await list()).at(-1)?.balanceChange[0]?.amount
    expect(await oldest()).toBe(2_000_000_000)
    test.world.faults.set({ target: 'birdeye', kind: 'lie', times: 1, amount: 300 })
    expect(await oldest()).toBe(6_000_000_000)
  })
})
