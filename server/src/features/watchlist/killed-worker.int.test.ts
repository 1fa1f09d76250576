import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRedisTickLog, TICK_SHARDS } from '../../adapters/redis-ticks/index.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis, type RedisConnection } from '../../platform/redis/connect-redis.ts'
import type { TickLog } from '../../ports/price-feed.ts'
import { alertFirings, alerts } from './tables.ts'

/** Two workers share all tokens; one of them is killed again and again while prices pass by. */
const WORKERS = 2
const KILLS = 4
const PASSES_PER_KILL = 18
const PASSES = KILLS * PASSES_PER_KILL
const TOKENS = 2 * PASSES
const PER_TOKEN = 4

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const server = testRedis()
const running: ChildProcess[] = []
let database: TestDatabase
let connection: DatabaseConnection
let redis: RedisConnection
let ticks: TickLog

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  redis = connectRedis({ ...server, name: 'killed-worker', log })
  ticks = createRedisTickLog({ redis, url: server.url, sources: ['one'], log })
})
afterAll(async () => {
  for (const worker of running) await kill(worker)
  await ticks?.close()
  await redis?.close()
  await connection?.close()
  await database?.drop()
})

async function startWorker(name: string): Promise<ChildProcess> {
  const path = new URL('../../composition/testing/alert-worker.ts', import.meta.url)
  const worker = fork(path, [database.url, server.url, server.prefix, name])
  running.push(worker)
  await once(worker, 'message')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const exited = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exited
}

const tokenOf = (place: number): TokenKey => `solana:token-${place}`

/**
 * Levels 101 to 104. Every even token is at 102.5 in one single tick, so that its alerts are lost if that one is; the
 * others never reach a level. Half of the alerts fire once, half every hour, which is once here as well.
 */
function makeAlert(place: number): typeof alerts.$inferInsert {
  const token = Math.floor(place / PER_TOKEN)
  return {
    ...{ userId: `user-${place % 7}`, chain: 'solana', address: `token-${token}`, symbol: 'T', name: 'T' },
    ...{ tickKey: tokenOf(token), kind: 'price', side: 'above', level: 101 + (place % PER_TOKEN) },
    ...{
      repeat: place % 2 === 0 ? 'once' : 'hourly',
      isOn: true,
      isArmed: true,
      judgedMs: 0,
      quietUntilMs: 0,
    },
  }
}
const isDue = ({ tickKey, level }: { tickKey: string; level: number | null }) =>
  Number(tickKey.split('-')[1]) % 2 === 0 && (level ?? 0) <= 102

function priceAll(observedAtMs: number, pass: number): PriceTick[] {
  return Array.from({ length: TOKENS }, (_, place) => {
    const priceUsd = place === 2 * pass ? 102.5 : 100
    return { token: tokenOf(place), priceUsd, observedAtMs, source: 'one', confidenceBps: 1 }
  })
}

const hasCheckpoints = async () =>
  (await redis.client.keys(redis.key('tick-checkpoint', '*'))).length === TICK_SHARDS

it('every alert that is due fires exactly once, however often workers are killed, and nothing else fires', async () => {
  const made = Array.from({ length: TOKENS * PER_TOKEN }, (_, place) => makeAlert(place))
  const stored = await connection.db.insert(alerts).values(made).returning()
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, (_, place) => startWorker(`first-${place}`)),
  )
  await waitUntil({ what: 'every stream to be read', check: hasCheckpoints })

  const beganMs = Date.now()
  for (let pass = 0; pass < PASSES; pass += 1) {
    ticks.append(priceAll(beganMs + pass, pass))
    const round = Math.floor(pass / PASSES_PER_KILL)
    // Each kill falls on another moment between reading, firing and the checkpoint.
    await setTimeout(4 + 5 * round)
    const place = round % WORKERS
    if (pass % PASSES_PER_KILL === PASSES_PER_KILL / 2) await kill(workers[place] as ChildProcess)
    if (pass % PASSES_PER_KILL === PASSES_PER_KILL - 1) workers[place] = await startWorker(`round-${round}`)
  }
  ticks.append(priceAll(beganMs + PASSES, PASSES))
  await ticks.flush()

  const due = stored.filter(isDue).map(({ id }) => id)
  const firedIds = async () =>
    (await connection.db.select({ id: alertFirings.alertId }).from(alertFirings)).map(({ id }) => id)
  await waitUntil({
    what: 'everything that is due',
    timeoutMs: 30_000,
    check: async () => new Set(await firedIds()).size >= due.length,
  })
  await waitUntil({ what: 'everything to be read', timeoutMs: 30_000, check: isAllRead })
  expect((await firedIds()).toSorted()).toEqual(due.toSorted())
  const after = await connection.db.select().from(alerts)
  for (const { id, repeat, isOn, isArmed, firedCount } of after) {
    const fired = due.includes(id)
    expect({ isOn, isArmed, firedCount }).toEqual({
      isOn: !fired || repeat === 'hourly',
      // The price came back.
      isArmed: !fired || repeat === 'hourly',
      firedCount: fired ? 1 : 0,
    })
  }
})

/** Every checkpoint stands at the end of its stream. */
async function isAllRead(): Promise<boolean> {
  const shards = Array.from({ length: TICK_SHARDS }, (_, shard) => String(shard))
  const isRead = await Promise.all(
    shards.map(async (shard) => {
      const [last] = await redis.client.xrevrange(redis.key('ticks', shard), '+', '-', 'COUNT', 1)
      const reached = await redis.client.get(redis.key('tick-checkpoint', 'price-alerts', shard))
      return last === undefined || last[0] === reached
    }),
  )
  return isRead.every(Boolean)
}
