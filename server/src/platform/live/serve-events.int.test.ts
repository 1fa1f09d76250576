import { defineTopic, eventsMissed } from '@windhover/core/live/topic'
import { openEventStream } from '@windhover/testkit/event-stream'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import { createLogger } from '../log/logger.ts'
import { connectRedis, type RedisConnection } from '../redis/connect-redis.ts'
import { KEPT_EVENTS } from './event-log.ts'
import type { LiveEvents } from './live-events.ts'
import { createRedisLiveEvents } from './redis-live-events.ts'
import { STREAMS_PER_USER_MAX } from './serve-events.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const redis = testRedis()
let database: TestDatabase
let first: TestApi
let second: TestApi
let connection: RedisConnection
let live: LiveEvents
let visitor: WalletVisitor

beforeAll(async () => {
  database = await createTestDatabase()
  const shared = { databaseUrl: database.url, redis, only: ['accounts'] }
  ;[first, second] = await Promise.all([
    startTestApi({ ...shared, instance: '1' }),
    startTestApi({ ...shared, instance: '2' }),
  ])
  connection = connectRedis({ ...redis, name: 'test', log })
  live = createRedisLiveEvents({ redis: connection, clock: systemClock, log })
})

afterAll(async () => {
  await Promise.allSettled([first?.close(), second?.close(), live?.close(), connection?.close()])
  await database?.drop()
})

const visit = () => signInOverHttp({ apiUrl: first.url, origin: TEST_ORIGIN })
const open = (api: TestApi, lastEventId?: string | null) =>
  openEventStream({
    url: `${api.url}/api/events`,
    headers: visitor.headers,
    lastEventId: lastEventId ?? null,
  })
const countChanged = defineTopic('count-changed', z.object({ count: z.number() }))
const tell = (count: number) => live.publish(visitor.userId, countChanged, { count })
const counts = (events: readonly { data: Record<string, unknown> }[]) =>
  events.map((event) => event.data.count)

describe('live events over two instances', () => {
  it('needs a session', async () => {
    visitor = await visit()
    const stranger = await openEventStream({ url: `${first.url}/api/events`, headers: {} })
    expect(stranger.status).toBe(401)
  })

  it('reach a browser on whichever instance, and nobody else', async () => {
    visitor = await visit()
    const other = await signInOverHttp({ apiUrl: second.url, origin: TEST_ORIGIN })
    const here = await open(first)
    const there = await open(second)
    const stranger = await openEventStream({ url: `${second.url}/api/events`, headers: other.headers })
    await waitUntil({
      what: 'positions',
      check: () =>
        here.lastEventId() !== null && there.lastEventId() !== null && stranger.lastEventId() !== null,
    })
    await tell(1)
    await waitUntil({ what: 'both', check: () => here.events.length === 1 && there.events.length === 1 })
    expect(here.events).toEqual(there.events)
    expect(here.events[0]).toMatchObject({ name: 'count-changed', data: { count: 1 } })
    expect(stranger.events).toEqual([])
    for (const stream of [here, there, stranger]) stream.close()
  })

  it('missed while away come on return, in order and once, also on another instance', async () => {
    visitor = await visit()
    const before = await open(first)
    await waitUntil({ what: 'a position', check: () => before.lastEventId() !== null })
    before.close()
    // Nothing had come yet: even so the browser knows where to go on.
    for (let count = 1; count <= 5; count += 1) await tell(count)
    const after = await open(second, before.lastEventId())
    await waitUntil({ what: 'the missed ones', check: () => after.events.length >= 5 })
    await tell(6)
    await waitUntil({ what: 'the next one', check: () => after.events.length >= 6 })
    expect(counts(after.events)).toEqual([1, 2, 3, 4, 5, 6])
    after.close()
  })

  it('are neither lost nor doubled while browsers come and go under fire', async () => {
    visitor = await visit()
    const TOTAL = 150
    const seen: unknown[] = []
    const watcher = await open(first)
    await waitUntil({ what: 'a position', check: () => watcher.lastEventId() !== null })
    let position = watcher.lastEventId()
    watcher.close()
    const firing = (async () => {
      for (let count = 1; count <= TOTAL; count += 1) {
        await tell(count)
        if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })()
    for (let round = 0; seen.length < TOTAL && round < 200; round += 1) {
      const stream = await open(round % 2 ? first : second, position)
      await new Promise((resolve) => setTimeout(resolve, 15))
      stream.close()
      await stream.ended
      seen.push(...counts(stream.events))
      position = stream.lastEventId() ?? position
    }
    await firing
    expect(seen).toEqual(Array.from({ length: TOTAL }, (_, index) => index + 1))
  })

  it('tell a browser that was away too long that something is missing', async () => {
    visitor = await visit()
    const before = await open(first)
    await waitUntil({ what: 'a position', check: () => before.lastEventId() !== null })
    before.close()
    for (let count = 1; count <= KEPT_EVENTS * 2; count += 1) await tell(count)
    const after = await open(first, before.lastEventId())
    await waitUntil({ what: 'events', check: () => after.events.length >= KEPT_EVENTS })
    expect(after.events[0]?.name).toBe(eventsMissed.name)
    expect(after.events.at(-1)?.data.count).toBe(KEPT_EVENTS * 2)
    after.close()
  })

  it('go on after this instance lost its connection to Redis', async () => {
    visitor = await visit()
    const stream = await open(second)
    await waitUntil({ what: 'a position', check: () => stream.lastEventId() !== null })
    await tell(1)
    await waitUntil({ what: 'the first', check: () => stream.events.length === 1 })
    const clients = String(await connection.client.client('LIST'))
    const subscriber = clients
      .split('\n')
      .find((line) => line.includes('name=windhover-api-2 ') && / sub=[1-9]/.test(line))
    const id = / ?id=(\d+)/.exec(subscriber ?? '')?.[1]
    expect(id).toBeDefined()
    await connection.client.client('KILL', 'ID', String(id))
    await tell(2)
    await tell(3)
    await waitUntil({ what: 'those told meanwhile', check: () => stream.events.length >= 3 })
    expect(counts(stream.events)).toEqual([1, 2, 3])
    stream.close()
  })

  it('end with their session although the browser claims a place that is still to come', async () => {
    visitor = await visit()
    const stream = await open(second, `${Date.now() + 3_600_000}-0`)
    await waitUntil({ what: 'a position', check: () => stream.lastEventId() !== null })
    await fetch(`${first.url}/api/account/sign-out`, { method: 'POST', headers: visitor.headers })
    await stream.ended
  })

  it('are limited per user: the oldest gives way', async () => {
    visitor = await visit()
    const oldest = await open(first)
    const rest = []
    for (let index = 0; index < STREAMS_PER_USER_MAX; index += 1) rest.push(await open(first))
    await oldest.ended
    for (const stream of rest) stream.close()
  })

  it('end with the session they belong to, on another instance too', async () => {
    visitor = await visit()
    const stream = await open(second)
    await waitUntil({ what: 'a position', check: () => stream.lastEventId() !== null })
    const out = await fetch(`${first.url}/api/account/sign-out`, { method: 'POST', headers: visitor.headers })
    expect(out.status).toBe(200)
    await stream.ended
    expect(stream.events.map((event) => event.name)).toEqual(['session-revoked'])
  })
})
