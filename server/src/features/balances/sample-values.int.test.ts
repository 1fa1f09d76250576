import { setTimeout as sleep } from 'node:timers/promises'
import { createMovableClock } from '@windhover/testkit/account-server'
import { addReadyVault, type ReadyVault } from '@windhover/testkit/ready-vault'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FeatureParts } from '../../composition/feature.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis, type RedisConnection } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import { createFleetReadings } from '../../platform/upstream/fleet-readings.ts'
import type { ChainAdapter, TokenBalance } from '../../ports/chain.ts'
import type { TokenIndex } from '../../ports/token-index.ts'
import { keepPoint, listPoints, noteView, removePoints, thinPoints } from './point-store.ts'
import { sampleValues } from './sample-values.ts'
import { balancePoints } from './tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
let testDatabase: TestDatabase
let database: DatabaseConnection
let redis: RedisConnection

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase({ url: testDatabase.url, pool: 4, name: 'test' })
  redis = connectRedis({ ...testRedis(), name: 'test', log })
})
afterAll(async () => {
  await redis?.close()
  await database?.close()
  await testDatabase?.drop()
})

/** Chains that hold a hundred dollars, or are away: what the loop does with readings is the subject, not they. */
function openWorld() {
  const clock = createMovableClock()
  const world = { isDown: false, looks: 0 }
  const dollars: TokenBalance = {
    token: USDC,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    amountRaw: 100_000_000n,
    isFrozen: false,
  }
  const getBalances: ChainAdapter['getBalances'] = async () => {
    world.looks += 1
    if (world.isDown) return { state: 'unknown', reason: 'away' }
    return { state: 'known', value: [dollars], observedAtMs: clock.now().getTime() }
  }
  const getMany: TokenIndex['getMany'] = async () => [
    {
      address: USDC,
      symbol: 'USDC',
      name: 'USD Coin',
      logoUrl: null,
      priceUsd: 1,
      priceChange24hPct: 0,
    } as Awaited<ReturnType<TokenIndex['getMany']>>[number],
  ]
  const each = <Value>(value: Value) => ({ solana: value, ethereum: value, bsc: value, hedera: value })
  const parts = {
    db: database.db,
    clock,
    log,
    leases: createLeases(redis),
    readings: createFleetReadings({ redis, clock, log }),
    chains: each({ getBalances }),
    tokenIndexes: each({ getMany }),
    wrappings: { solana: { wrappedToken: 'wrapped' }, hedera: { wrappedToken: '0.0.1' } },
    tickLog: { readLast: async () => new Map() },
    watchedTokens: { note: async () => {} },
  } as unknown as FeatureParts
  return { clock, world, loop: sampleValues(parts) }
}

const ownerOf = (vault: ReadyVault) => ({ vaultId: BigInt(vault.tokenId), userId: 'somebody' })
const pointsOf = (vault: ReadyVault, now: Date) =>
  listPoints(database.db, { vaultId: BigInt(vault.tokenId), since: new Date(now.getTime() - 7 * DAY_MS) })

describe('value over time', () => {
  let vault: ReadyVault
  beforeEach(async () => {
    await removePoints(database.db, ['somebody'])
    vault = await addReadyVault({ databaseUrl: testDatabase.url, userId: 'somebody' })
  })

  it('goes on for vaults whose owner looked lately, once an hour', async () => {
    const { clock, world, loop } = openWorld()
    await noteView(database.db, { ...ownerOf(vault), now: clock.now() })
    await loop.run()
    expect(await pointsOf(vault, clock.now())).toEqual([])
    for (let hour = 1; hour <= 3; hour++) {
      clock.moveBy(HOUR_MS + 1_000)
      await loop.run()
      await loop.run()
    }
    const points = await pointsOf(vault, clock.now())
    expect(points.map(({ totalMicro }) => totalMicro)).toEqual([400_000_000n, 400_000_000n, 400_000_000n])
    expect(world.looks).toBe(12)
    await loop.close?.()
  })

  it('stops a week after the last look', async () => {
    const { clock, world, loop } = openWorld()
    await noteView(database.db, { ...ownerOf(vault), now: clock.now() })
    clock.moveBy(7 * DAY_MS + 1_000)
    await loop.run()
    expect(world.looks).toBe(0)
    await loop.close?.()
  })

  it('a chain that is away leaves a hole, never a fall to zero', async () => {
    const { clock, world, loop } = openWorld()
    await noteView(database.db, { ...ownerOf(vault), now: clock.now() })
    clock.moveBy(2 * HOUR_MS)
    world.isDown = true
    await loop.run()
    expect(world.looks).toBe(4)
    expect(await pointsOf(vault, clock.now())).toEqual([])
    await loop.close?.()
  })

  it('is sampled by one worker at a time', async () => {
    const [one, other] = [openWorld(), openWorld()]
    await noteView(database.db, { ...ownerOf(vault), now: one.clock.now() })
    for (const { clock } of [one, other]) clock.moveBy(2 * HOUR_MS)
    await one.loop.run()
    await other.loop.run()
    expect([one.world.looks, other.world.looks]).toEqual([4, 0])
    await one.loop.close?.()
    await sleep(1)
    await other.loop.run()
    expect(other.world.looks, 'the lease is free, but nothing is due').toBe(0)
    await other.loop.close?.()
  })

  it('many looks in five minutes are one point, old ones one an hour, and very old ones none', async () => {
    const now = new Date('2026-06-30T12:34:00Z')
    const at = (agoMs: number) => new Date(now.getTime() - agoMs)
    const keep = (agoMs: number, totalMicro: bigint) =>
      keepPoint(database.db, { ...ownerOf(vault), totalMicro, now: at(agoMs) })
    await keep(60_000, 1_000_000n)
    await keep(30_000, 2_000_000n)
    expect(await pointsOf(vault, now)).toEqual([
      { atMs: Date.parse('2026-06-30T12:30:00Z'), totalMicro: 2_000_000n },
    ])
    const oldHour = 2 * DAY_MS + 3 * HOUR_MS
    for (const minutes of [0, 10, 20]) await keep(oldHour + minutes * 60_000, BigInt(minutes))
    await keep(92 * DAY_MS, 5n)
    await thinPoints(database.db, now)
    const kept = await database.db
      .select({ at: balancePoints.at })
      .from(balancePoints)
      .where(eq(balancePoints.vaultId, BigInt(vault.tokenId)))
      .orderBy(asc(balancePoints.at))
    expect(kept.map((point) => point.at.toISOString())).toEqual([
      '2026-06-28T09:10:00.000Z',
      '2026-06-30T12:30:00.000Z',
    ])
  })

  it('goes with the account', async () => {
    const now = new Date()
    await keepPoint(database.db, { ...ownerOf(vault), totalMicro: 1n, now })
    await removePoints(database.db, ['somebody'])
    expect(await pointsOf(vault, now)).toEqual([])
  })
})
