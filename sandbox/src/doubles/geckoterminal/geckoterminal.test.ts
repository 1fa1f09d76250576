import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { createMarket } from '../../market/create-market.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { double } from './index.ts'

const NOW_MS = Date.UTC(2026, 8, 3, 10, 17, 31, 250)
const NOW_S = Math.floor(NOW_MS / 1_000)
const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const SAUCE = '0x00000000000000000000000000000000000b2ad5'

const universe = buildUniverse('charts')
const market = createMarket({ seed: 'charts', universe })
// Candles come from the market alone: no chain is asked.
const world = {
  universe,
  market,
  faults: createFaultBoard(),
  clock: { nowMs: () => NOW_MS, speed: 1 },
} as unknown as World

type Pool = { attributes: { address: string; name: string; reserve_in_usd: string } }
type Row = [number, number, number, number, number, number]

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await mountDouble(app, double, world)
})
beforeEach(() => world.faults.clear())

const get = (path: string) => app.inject(`/geckoterminal/api/v2${path}`)
const poolsOf = async (network: string, token: string) =>
  (await get(`/networks/${network}/tokens/${token}/pools`)).json<{ data: Pool[] }>().data
const deepest = async (network: string, token: string) =>
  (await poolsOf(network, token))[0]?.attributes.address ?? ''
const rows = async (network: string, place: string) =>
  (await get(`/networks/${network}/pools/${place}`)).json<{ data: { attributes: { ohlcv_list: Row[] } } }>()
    .data.attributes.ohlcv_list

describe('pools of a token', () => {
  it('come deepest first, whatever the case of its address', async () => {
    const pools = await poolsOf('eth', LINK)
    expect(pools.map(({ attributes }) => attributes.name)).toEqual(['LINK / USDC', 'LINK / WETH'])
    expect(Number(pools[0]?.attributes.reserve_in_usd)).toBeGreaterThan(
      Number(pools[1]?.attributes.reserve_in_usd),
    )
    expect(await poolsOf('eth', LINK.toLowerCase())).toEqual(pools)
    expect(await poolsOf('eth', USDC)).toHaveLength(20)
  })

  it('are not found of tokens and networks there are not', async () => {
    expect((await get(`/networks/eth/tokens/0x${'1'.repeat(40)}/pools`)).statusCode).toBe(404)
    expect((await get(`/networks/moon/tokens/${LINK}/pools`)).statusCode).toBe(404)
  })
})

describe('candles of a pool', () => {
  it('are those of the market, newest first, up to the moment that was asked for', async () => {
    const pool = await deepest('eth', LINK)
    const list = await rows('eth', `${pool}/ohlcv/hour?aggregate=4&limit=50&before_timestamp=${NOW_S}`)
    expect(list).toHaveLength(50)
    const expected = market
      .candles({ assetId: 'LINK', interval: '4h', untilMs: NOW_MS, count: 50 })
      .toReversed()
    expect(list.map((row) => row.slice(0, 5))).toEqual(
      expected.map((each) => [each.openMs / 1_000, each.open, each.high, each.low, each.close]),
    )
    expect(list[0]?.[4]).toBeCloseTo(market.priceUsd('LINK', NOW_MS), 8)
  })

  it('tell the price of the side that was asked for', async () => {
    const pool = await deepest('eth', WETH)
    const last = async (token: string) =>
      (await rows('eth', `${pool}/ohlcv/minute?token=${token}&limit=1`))[0]?.[4]
    expect(await last(USDC)).toBeCloseTo(1, 1)
    expect(await last('base')).toBeGreaterThan(100)
  })

  it('are told of Hedera by the long form of its numbers', async () => {
    const pool = await deepest('hedera-hashgraph', SAUCE)
    expect(await rows('hedera-hashgraph', `${pool}/ohlcv/day?limit=3`)).toHaveLength(3)
  })

  it('refuse what the original does not know', async () => {
    const pool = await deepest('eth', LINK)
    for (const place of ['hour?aggregate=3', 'week', 'day?limit=1001', 'day?token=0x1', 'day?page=2']) {
      expect((await get(`/networks/eth/pools/${pool}/ohlcv/${place}`)).statusCode, place).toBe(400)
    }
    expect((await get('/networks/eth/pools/0x1/ohlcv/day')).statusCode).toBe(404)
  })
})

describe('switches', () => {
  it('limit, break and lie', async () => {
    const pool = await deepest('eth', LINK)
    const place = `${pool}/ohlcv/day?limit=1`
    const statusWith = async (kind: 'rate-limit' | 'server-error') => {
      world.faults.set({ target: 'geckoterminal', kind, times: 1 })
      return (await get(`/networks/eth/pools/${place}`)).statusCode
    }
    expect(await statusWith('rate-limit')).toBe(429)
    expect(await statusWith('server-error')).toBe(500)
    const truth = (await rows('eth', place))[0]?.[4] ?? 0
    world.faults.set({ target: 'geckoterminal', kind: 'lie', times: 1, amount: 300 })
    expect((await rows('eth', place))[0]?.[4]).toBeCloseTo(truth * 3)
  })
})

describe('trades of a pool', () => {
  type Told = { attributes: Record<string, string> }
  const tradesOf = async (network: string, token: string) =>
    (await get(`/networks/${network}/pools/${await deepest(network, token)}/trades`)).json<{ data: Told[] }>()
      .data

  it('are those of the market, newest first, each from the side of who bought or sold', async () => {
    const told = await tradesOf('eth', LINK)
    const expected = market.trades({ assetId: 'LINK', untilMs: NOW_MS, count: 300 })
    expect(told.map(({ attributes }) => attributes.kind)).toEqual(expected.map(({ side }) => side))
    const [newest] = expected
    const shown = told[0]?.attributes
    const own = newest?.side === 'buy' ? 'to' : 'from'
    expect(shown?.[`${own}_token_address`]).toBe(LINK.toLowerCase())
    expect(Number(shown?.[`price_${own}_in_usd`])).toBe(newest?.priceUsd)
    expect(Number(shown?.[`${own}_token_amount`]) * (newest?.priceUsd ?? 0)).toBeCloseTo(
      newest?.amountUsd ?? 0,
      6,
    )
    expect(shown?.tx_from_address).toMatch(/^0x[0-9a-f]{40}$/)
  })

  it('are told of Solana too, whose addresses keep their letters', async () => {
    const jup = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
    const [newest] = await tradesOf('solana', jup)
    expect(Object.values(newest?.attributes ?? {})).toContain(jup)
    expect((await get(`/networks/solana/tokens/${jup.toLowerCase()}/pools`)).statusCode).toBe(404)
    expect((await tradesOf('solana', 'So11111111111111111111111111111111111111112')).length).toBeGreaterThan(
      10,
    )
  })

  it('are not found of a pool there is not', async () => {
    expect((await get('/networks/solana/pools/nowhere/trades')).statusCode).toBe(404)
  })
})
