import type { ChainId } from '@windhover/core/chains/chain'
import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import type { Candle } from '@windhover/core/tokens/contract'
import { QUIET_MS } from '@windhover/core/watchlist/constants'
import type { AlertKind } from '@windhover/core/watchlist/contract'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis, type RedisConnection } from '../../platform/redis/connect-redis.ts'
import { createFleetReadings } from '../../platform/upstream/fleet-readings.ts'
import type { MarketTrade } from '../../ports/trades.ts'
import { followPrices } from './follow-prices.ts'
import type { WatchlistParts } from './parts.ts'
import { alertFirings, alerts } from './tables.ts'
import { watchKind } from './watch-markets.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const TOKEN = 'solana:a'
let nowMs = 0
let database: TestDatabase
let connection: DatabaseConnection
let redis: RedisConnection
let told: string[]
let candles: Candle[]
let trades: MarketTrade[]
let launch: DiscoveredToken['launch']
/** What the index says, and the last tick, of the only token there is. */
let listedUsd: number
let lastTick: PriceTick | null
let watched: TokenKey[]

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 6, name: 'test' })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})
beforeEach(async () => {
  redis = connectRedis({ ...testRedis(), name: 'alerts', log })
  nowMs = Date.now()
  ;[told, candles, trades, launch, listedUsd, lastTick, watched] = [[], [], [], null, 1, null, []]
  await connection.db.delete(alertFirings)
  await connection.db.delete(alerts)
  return () => redis.close()
})

const onEveryChain = <Source>(source: Source) =>
  ({ solana: source, ethereum: source, bsc: source, hedera: source }) satisfies Record<ChainId, Source>

/** What the alerts ask of a worker: real tables and readings, sources that a test fills. */
function partsOf(): WatchlistParts {
  const clock = { now: () => new Date(nowMs) }
  const parts: Partial<WatchlistParts> = {
    db: connection.db,
    log,
    clock,
    live: {
      publish: async (userId: string) => {
        told.push(userId)
      },
    } as never,
    readings: createFleetReadings({ redis, clock, log }),
    tickLog: { readLast: async () => new Map(lastTick === null ? [] : [[TOKEN, [lastTick]]]) } as never,
    watchedTokens: {
      note: async (tokens: readonly TokenKey[]) => {
        watched.push(...tokens)
      },
    } as never,
    tokenIndexes: onEveryChain({
      getMany: async () =>
        [{ address: 'a', symbol: 'A', priceUsd: listedUsd, priceChange24hPct: 0 }].map(named),
    }) as never,
    candles: onEveryChain({ getCandles: async () => candles }),
    trades: onEveryChain({ listTrades: async () => trades }),
    launchLists: {
      findOnSolana: async () => [{ chain: 'solana', address: 'a', launch } as DiscoveredToken],
    } as never,
  }
  return parts as WatchlistParts
}

const named = (token: object) => ({ name: 'A', logoUrl: null, marketCapUsd: null, ...token })

async function addAlert(change: Partial<typeof alerts.$inferInsert> = {}): Promise<string> {
  const [row] = await connection.db
    .insert(alerts)
    .values({
      ...{ userId: 'ann', chain: 'solana', address: 'a', symbol: 'A', name: 'A', tickKey: TOKEN },
      ...{ kind: 'price', side: 'above', level: 100, repeat: 'once', isOn: true, isArmed: true },
      ...{ judgedMs: nowMs, quietUntilMs: 0, ...change },
    })
    .returning({ id: alerts.id })
  return row?.id ?? ''
}
const observedAlert = { side: null } as const
const stateOf = async (id: string) => (await connection.db.select().from(alerts).where(eq(alerts.id, id)))[0]
const firings = async () => await connection.db.select().from(alertFirings)
const tick = (priceUsd: number, afterMs: number): PriceTick => ({
  ...{ token: TOKEN, priceUsd, observedAtMs: nowMs + afterMs, source: 'one', confidenceBps: 1 },
})
const open = async () => {
  const consumer = followPrices(partsOf())
  await consumer.onTakeOver?.()
  return consumer
}

describe('a price alert', () => {
  it('fires once, is off afterwards, and is told, however often its ticks are repeated', async () => {
    const [id, other] = [await addAlert(), await addAlert({ level: 200 })]
    const consumer = await open()
    const passed = [tick(99, 1), tick(101, 2), tick(99, 3), tick(102, 4)]
    await consumer.onTicks(passed)
    await consumer.onTicks(passed)
    await (await open()).onTicks(passed)
    expect(await firings()).toMatchObject([
      { alertId: id, userId: 'ann', observed: 101, rule: { kind: 'price', side: 'above', priceUsd: 100 } },
    ])
    expect(await stateOf(id)).toMatchObject({ isOn: false, firedCount: 1 })
    expect(await stateOf(other)).toMatchObject({ isOn: true, firedCount: 0, lastFiredAt: null })
    expect(told).toEqual(['ann'])
  })

  it('fires once while two workers are at the same ticks', async () => {
    const made = Array.from({ length: 60 }, (_, place) => addAlert({ level: 100 + place }))
    await Promise.all(made)
    const consumers = await Promise.all(Array.from({ length: 4 }, open))
    const passed = Array.from({ length: 80 }, (_, place) => tick(99 + place, place + 1))
    await Promise.all(consumers.map((consumer) => consumer.onTicks(passed)))
    const fired = await firings()
    expect(fired).toHaveLength(60)
    expect(new Set(fired.map(({ alertId }) => alertId)).size).toBe(60)
    for (const { observed, rule } of fired)
      expect({ kind: 'price', side: 'above', priceUsd: observed }).toEqual(rule)
  })

  it('is not fired by a worker whose book is old', async () => {
    const id = await addAlert()
    const late = await open()
    await connection.db.update(alerts).set({ isOn: false }).where(eq(alerts.id, id))
    await late.onTicks([tick(101, 1)])
    expect(await firings()).toEqual([])
    await connection.db.delete(alerts)
    await late.onTicks([tick(102, 2)])
    expect(await firings()).toEqual([])
  })

  it('counts neither what was judged before, nor what is no price', async () => {
    await addAlert()
    const consumer = await open()
    await consumer.onTicks([
      tick(101, 0),
      tick(101, -5),
      tick(Number.NaN, 1),
      tick(Number.POSITIVE_INFINITY, 2),
      tick(101, 60_000),
    ])
    expect(await firings()).toEqual([])
  })

  it('that repeats fires again after an hour, once the price was back, also in another worker', async () => {
    const id = await addAlert({ repeat: 'hourly' })
    await (await open()).onTicks([tick(101, 1), tick(102, 2)])
    expect(await stateOf(id)).toMatchObject({ isOn: true, isArmed: false, firedCount: 1 })
    nowMs += QUIET_MS
    await (await open()).onTicks([tick(103, 5)])
    expect(await firings()).toHaveLength(1)
    await (await open()).onTicks([tick(99, 6)])
    expect(await stateOf(id)).toMatchObject({ isArmed: true, firedCount: 1 })
    await (await open()).onTicks([tick(100, 7)])
    expect(await firings()).toHaveLength(2)
  })

  it('does several things within one batch, each on top of the one before', async () => {
    const id = await addAlert({ repeat: 'hourly', side: 'below' })
    const consumer = await open()
    nowMs += 2 * QUIET_MS
    const before = -2 * QUIET_MS
    const passed = [tick(99, before + 1), tick(101, before + 2), tick(98, before + 3), tick(97, -1)]
    await consumer.onTicks(passed)
    await consumer.onTicks(passed)
    expect((await firings()).map(({ observed }) => observed).toSorted()).toEqual([97, 99])
    expect(await stateOf(id)).toMatchObject({ isArmed: false, firedCount: 2 })
  })
})

const turn = (kind: AlertKind) => watchKind(partsOf(), kind, async () => true)

describe('a price that no source tells', () => {
  it('is that of the index, and its token is one that sources should follow', async () => {
    const id = await addAlert({ repeat: 'hourly' })
    nowMs += 60_000
    listedUsd = 99
    await turn('price')
    expect(await firings()).toEqual([])
    expect(watched).toContain(TOKEN)
    nowMs += 60_000
    listedUsd = 101
    await Promise.all([turn('price'), turn('price')])
    expect(await firings()).toMatchObject([{ alertId: id, observed: 101 }])
    nowMs += 60_000
    listedUsd = 98
    await turn('price')
    expect(await stateOf(id)).toMatchObject({ isArmed: true, firedCount: 1 })
  })

  it('does not count where a source tells one', async () => {
    await addAlert()
    nowMs += 60_000
    listedUsd = 101
    lastTick = tick(99, 0)
    await turn('price')
    expect(await firings()).toEqual([])
  })
})

describe('an alert on volume', () => {
  const STEP_MS = 300_000
  const fill = (lastHour: number) => {
    const untilMs = Math.floor(nowMs / STEP_MS) * STEP_MS
    candles = Array.from({ length: 26 }, (_, place) => {
      const time = untilMs / 1_000 - (26 - place) * 300
      return { time, open: 1, high: 1, low: 1, close: 1, volumeUsd: place >= 14 ? lastHour : 10 }
    })
  }

  it('fires once for what everybody measures, and again after it was over', async () => {
    const id = await addAlert({ ...observedAlert, kind: 'volume', level: 3, repeat: 'hourly' })
    nowMs += STEP_MS
    fill(29)
    await turn('volume')
    expect(await firings()).toEqual([])
    nowMs += STEP_MS
    fill(40)
    await Promise.all([turn('volume'), turn('volume')])
    await turn('volume')
    expect(await firings()).toMatchObject([{ alertId: id, observed: 4, rule: { kind: 'volume', times: 3 } }])
    nowMs += STEP_MS
    fill(10)
    await turn('volume')
    nowMs += QUIET_MS
    fill(50)
    await turn('volume')
    expect(await firings()).toHaveLength(2)
  })
})

describe('an alert on large purchases', () => {
  const trade = (afterMs: number, valueUsd: number, side: 'buy' | 'sell' = 'buy'): MarketTrade => ({
    ...{ id: `t${afterMs}`, atMs: nowMs + afterMs, side, amount: 1, priceUsd: 1, valueUsd, wallet: 'w' },
  })

  it('fires for the first one that is new, and never twice for a trade', async () => {
    const once = await addAlert({ ...observedAlert, kind: 'whale', level: 1_000 })
    const hourly = await addAlert({ ...observedAlert, kind: 'whale', level: 500, repeat: 'hourly' })
    trades = [trade(4, 7_000), trade(3, 5_000, 'sell'), trade(2, 600), trade(-1, 9_000)]
    await Promise.all([turn('whale'), turn('whale')])
    await turn('whale')
    const seen = async () =>
      (await firings()).map(({ alertId, observed }) => [alertId === once ? 'once' : 'hourly', observed])
    expect((await seen()).toSorted()).toEqual([
      ['hourly', 600],
      ['once', 7_000],
    ])
    trades = [trade(QUIET_MS + 5, 800), ...trades]
    await turn('whale')
    await turn('whale')
    expect(await seen()).toHaveLength(3)
    expect(await stateOf(once)).toMatchObject({ isOn: false, firedCount: 1 })
    expect(await stateOf(hourly)).toMatchObject({ isOn: true, firedCount: 2 })
  })
})

describe('an alert on a graduation', () => {
  it('fires once when the token has left its curve', async () => {
    const id = await addAlert({ ...observedAlert, kind: 'graduation', level: null, repeat: 'hourly' })
    launch = { launchpad: 'pump', progress: 0.9, isGraduated: false, label: null }
    nowMs += 20_000
    await turn('graduation')
    expect(await firings()).toEqual([])
    launch = { ...launch, progress: 1, isGraduated: true }
    nowMs += 20_000
    await Promise.all([turn('graduation'), turn('graduation')])
    nowMs += 2 * QUIET_MS
    await turn('graduation')
    expect(await firings()).toMatchObject([{ alertId: id, observed: null, rule: { kind: 'graduation' } }])
    expect(await stateOf(id)).toMatchObject({ isOn: false })
  })
})
