import type { HistoryRange } from '@windhover/core/balances/contract'
import { toUsd } from '@windhover/core/balances/value-holding'
import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import type { VaultView } from '@windhover/core/vaults/contract'
import { createMovableClock } from '@windhover/testkit/account-server'
import { addReadyVault } from '@windhover/testkit/ready-vault'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FeatureParts } from '../../composition/feature.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createFleetReadings } from '../../platform/upstream/fleet-readings.ts'
import type { CandleSource } from '../../ports/candles.ts'
import type { ChainAdapter } from '../../ports/chain.ts'
import type { TokenIndex } from '../../ports/token-index.ts'
import { findReadyVault } from '../vaults/index.ts'
import { listValues } from './list-values.ts'
import { keepPoint } from './point-store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const closing: (() => Promise<unknown>)[] = []
let testDatabase: TestDatabase
let database: DatabaseConnection

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase({ url: testDatabase.url, pool: 4, name: 'test' })
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

type Payment = { readonly agoMs: number; readonly usdc?: bigint; readonly lamports?: bigint }

/** One SOL costs what its day says: $100 today, a dollar less for each day before. */
const solPriceAt = (atMs: number, nowMs: number) => 100 - Math.floor((nowMs - atMs) / DAY_MS)

/** A wallet on Solana, its history and the candles as the test says; the other chains hold nothing. */
async function openWorld(payments: readonly Payment[]) {
  const redis = connectRedis({ ...testRedis(), name: 'test', log })
  closing.push(() => redis.close())
  const clock = createMovableClock()
  const nowMs = clock.now().getTime()
  const away = { history: false, candles: false }
  const sum = (read: (payment: Payment) => bigint | undefined) =>
    payments.reduce((total, payment) => total + (read(payment) ?? 0n), 0n)
  const dollars = { token: USDC, symbol: 'USDC', decimals: 6 }
  const coin = { token: 'native', symbol: 'SOL', decimals: 9 }
  const getBalances: ChainAdapter['getBalances'] = async () => ({
    state: 'known',
    observedAtMs: nowMs,
    value: [
      { ...dollars, name: null, isFrozen: false, amountRaw: sum(({ usdc }) => usdc) },
      { ...coin, name: null, isFrozen: false, amountRaw: sum(({ lamports }) => lamports) },
    ],
  })
  /** A page for each payment, as long as there are any. */
  const getHistory: ChainAdapter['getHistory'] = async (_owner, cursor = '0') => {
    if (away.history) throw new Error('away')
    const newest = payments.toSorted((one, other) => one.agoMs - other.agoMs)
    const payment = newest[Number(cursor)]
    if (payment === undefined) return { items: [], nextCursor: null }
    const { agoMs, usdc = 0n, lamports = 0n } = payment
    const changes = [
      { ...dollars, amountRaw: usdc },
      { ...coin, amountRaw: lamports },
    ]
    const item = {
      transactionId: cursor,
      atMs: nowMs - agoMs,
      succeeded: true,
      feeRaw: null,
      changes,
      counterparty: null,
    }
    const next = Number(cursor) + 1
    return { items: [item], nextCursor: next < newest.length ? String(next) : null }
  }
  const getCandles: CandleSource['getCandles'] = async ({ token, window, beforeMs, limit }) => {
    if (away.candles) throw new Error('away')
    const lengthMs = WINDOW_SECONDS[window] * 1_000
    const last = Math.floor(beforeMs / lengthMs)
    return Array.from({ length: limit }, (_, index) => {
      const openMs = (last - limit + 1 + index) * lengthMs
      const price = token === USDC ? 1 : solPriceAt(openMs + lengthMs, nowMs)
      return { time: openMs / 1_000, open: price, high: price, low: price, close: price, volumeUsd: 0 }
    })
  }
  const getMany: TokenIndex['getMany'] = async (addresses) =>
    addresses.map(
      (address) =>
        ({
          address,
          symbol: 'X',
          name: 'X',
          logoUrl: null,
          priceUsd: address === USDC ? 1 : 100,
          priceChange24hPct: 0,
          marketCapUsd: null,
        }) as Awaited<ReturnType<TokenIndex['getMany']>>[number],
    )
  const nothing = {
    getBalances: async () => ({ state: 'known', value: [], observedAtMs: nowMs }),
    getHistory: async () => ({ items: [], nextCursor: null }),
  }
  const each = <Value>(value: Value) => ({ solana: value, ethereum: value, bsc: value, hedera: value })
  const parts = {
    db: database.db,
    clock,
    log,
    readings: createFleetReadings({ redis, clock, log }),
    chains: { ...each(nothing), solana: { getBalances, getHistory } },
    candles: each({ getCandles }),
    tokenIndexes: each({ getMany }),
    wrappings: { solana: { wrappedToken: 'wrapped' }, hedera: { wrappedToken: '0.0.1' } },
    tickLog: { readLast: async () => new Map() },
    watchedTokens: { note: async () => {} },
  } as unknown as FeatureParts
  const vault = await makeVault()
  const look = (agoMs: number, usd: number) =>
    keepPoint(database.db, {
      vaultId: BigInt(vault.tokenId),
      userId: 'somebody',
      totalMicro: BigInt(usd) * 1_000_000n,
      now: new Date(nowMs - agoMs),
    })
  const list = async (range: HistoryRange) => {
    const values = await listValues(parts, { vault, range })
    return values.map(({ atMs, totalMicro }) => ({ agoMs: nowMs - atMs, usd: toUsd(totalMicro) }))
  }
  return { away, look, list }
}

async function makeVault(): Promise<VaultView> {
  const { tokenId } = await addReadyVault({ databaseUrl: testDatabase.url, userId: 'somebody' })
  const vault = await findReadyVault(database.db, BigInt(tokenId))
  if (vault === null) throw new Error('no vault was made')
  return vault
}

const RANGES = ['1d', '7d', '30d', '90d'] as const
const distances = (line: readonly { agoMs: number }[]) =>
  new Set(line.slice(1).map(({ agoMs }, place) => (line[place]?.agoMs ?? 0) - agoMs))

describe('the value of a young vault', () => {
  const FUNDED = [
    { agoMs: 12 * MINUTE_MS, usdc: 500_000_000n },
    { agoMs: 12 * MINUTE_MS - 5_000, lamports: 2_000_000_000n },
  ]

  it('has a point for each minute since it was funded, in every range, and none before', async () => {
    const { list } = await openWorld(FUNDED)
    for (const range of RANGES) {
      const line = await list(range)
      expect(line.length, range).toBeGreaterThanOrEqual(10)
      expect(line.length, range).toBeLessThanOrEqual(12)
      expect(distances(line), range).toEqual(new Set([MINUTE_MS]))
      expect(line[0]?.agoMs).toBeLessThan(11 * MINUTE_MS)
      for (const { usd } of line) expect(usd).toBe(700)
    }
  })

  it('does not begin with the zeros and halves that were seen while it was being funded', async () => {
    const { look, list } = await openWorld(FUNDED)
    await look(30 * MINUTE_MS, 0)
    await look(12 * MINUTE_MS, 500)
    expect((await list('1d')).map(({ usd }) => usd)).not.toContain(0)
    expect((await list('1d'))[0]?.usd).toBe(700)
  })

  it('is what was seen until its first minute is over, and nothing before anything came', async () => {
    const { look, list } = await openWorld([{ agoMs: 20_000, usdc: 500_000_000n }])
    await look(0, 500)
    expect((await list('1d')).map(({ usd }) => usd)).toEqual([500])
    const empty = await openWorld([])
    await empty.look(HOUR_MS, 0)
    expect(await empty.list('7d')).toEqual([])
  })
})

describe('the value of an old vault', () => {
  const LONG_AGO = [
    { agoMs: 60 * DAY_MS, usdc: 150_000_000n, lamports: 2_000_000_000n },
    { agoMs: 3 * DAY_MS, usdc: -50_000_000n },
  ]

  it('is worked back over all of the range, at its steps, though nobody ever looked', async () => {
    const { list } = await openWorld(LONG_AGO)
    const lines = { '1d': 5 * MINUTE_MS, '7d': HOUR_MS, '30d': 4 * HOUR_MS, '90d': 12 * HOUR_MS }
    for (const range of RANGES) expect(distances(await list(range)), range).toEqual(new Set([lines[range]]))
    expect((await list('1d')).length).toBeGreaterThanOrEqual(288)
    const month = await list('30d')
    expect(month.length).toBeGreaterThanOrEqual(180)
    expect(month[0]?.usd).toBeCloseTo(150 + 2 * 71, 0)
    expect(month.at(-1)?.usd).toBeCloseTo(100 + 2 * 100, 0)
    expect(month.find(({ agoMs }) => agoMs < 3 * DAY_MS)?.usd).toBeCloseTo(100 + 2 * 98, 0)
    const quarter = await list('90d')
    expect(quarter[0]?.agoMs).toBeLessThan(60 * DAY_MS)
    expect(quarter[0]?.agoMs).toBeGreaterThan(59 * DAY_MS)
  })

  it('is what was seen before a look that its history contradicts', async () => {
    const { look, list } = await openWorld([{ agoMs: 20 * DAY_MS, usdc: 100_000_000n }])
    await look(6 * DAY_MS, 40)
    const week = await list('7d')
    expect(week.filter(({ usd }) => usd === 40)).toHaveLength(1)
    expect(week[0]).toMatchObject({ usd: 40 })
    expect(week.slice(1).every(({ usd }) => usd === 100)).toBe(true)
  })

  it.each(['history', 'candles'] as const)('is what was seen while the %s is away', async (part) => {
    const { look, list, away } = await openWorld(LONG_AGO)
    away[part] = true
    await look(2 * DAY_MS, 290)
    await look(DAY_MS / 2, 300)
    expect((await list('7d')).map(({ usd }) => usd)).toEqual([290, 300])
  })
})
