import { freePort } from '@windhover/testkit/free-port'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { connectRedis, type RedisConnection } from '../redis/connect-redis.ts'
import { createLeasedRateLimiter } from './leased-rate-limiter.ts'
import type { RateDecision, RateLimiter } from './rate-limiter.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const limitsOf = (callsPerMinute: number) => {
  const same = { callsPerMinute }
  return { read: same, picture: same, write: same, upload: same, 'sign-in': same, costly: same }
}
const redis = testRedis()
const opened: { connection: RedisConnection; limiter: RateLimiter }[] = []

function openInstance(callsPerMinute: number, url = redis.url) {
  const connection = connectRedis({ url, prefix: redis.prefix, name: 'rate-test', log })
  const limiter = createLeasedRateLimiter({ redis: connection, log, limits: limitsOf(callsPerMinute) })
  opened.push({ connection, limiter })
  return { limiter, connection }
}

afterEach(async () => {
  for (const { connection, limiter } of opened.splice(0)) {
    await limiter.close()
    await connection.close()
  }
})

/** Windows are minutes of the server's clock; a test that would cross the border waits until it has passed. */
async function awayFromWindowBorder(): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < 8_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 50))
}

const allowedOf = (decisions: readonly RateDecision[]) =>
  decisions.filter((decision) => decision.allowed).length

describe('budgets shared by instances', () => {
  it('allow exactly the limit over three instances that are asked in turn', async () => {
    await awayFromWindowBorder()
    const instances = [openInstance(100), openInstance(100), openInstance(100)]
    const decisions: RateDecision[] = []
    for (let call = 0; call < 400; call += 1) {
      const instance = instances[call % instances.length]
      if (instance) decisions.push(await instance.limiter.take('u:turns', 'read'))
    }
    expect(allowedOf(decisions)).toBe(100)
    expect(decisions.at(-1)).toMatchObject({ allowed: false, remaining: 0, limit: 100 })
    expect(decisions.at(-1)?.resetMs).toBeLessThanOrEqual(60_000)
  })

  it('allow exactly the limit when everybody asks at once', async () => {
    await awayFromWindowBorder()
    const instances = [openInstance(100), openInstance(100)]
    const asked = instances.flatMap(({ limiter }) =>
      Array.from({ length: 300 }, async () => limiter.take('u:at-once', 'read')),
    )
    expect(allowedOf(await Promise.all(asked))).toBe(100)
  })

  it('are separate for callers and for classes', async () => {
    await awayFromWindowBorder()
    const { limiter } = openInstance(2)
    for (const [key, rateClass] of [
      ['u:a', 'read'],
      ['u:b', 'read'],
      ['u:a', 'write'],
    ] as const) {
      const decisions = [
        await limiter.take(key, rateClass),
        await limiter.take(key, rateClass),
        await limiter.take(key, rateClass),
      ]
      expect(decisions.map((decision) => decision.allowed)).toEqual([true, true, false])
    }
  })

  it('cost few round trips, and none once used up', async () => {
    await awayFromWindowBorder()
    const { limiter, connection } = openInstance(600)
    let trips = 0
    const evalsha = connection.client.evalsha.bind(connection.client)
    connection.client.evalsha = ((...args: Parameters<typeof evalsha>) => {
      trips += 1
      return evalsha(...args)
    }) as typeof connection.client.evalsha
    for (let call = 0; call < 600; call += 1) await limiter.take('u:trips', 'read')
    expect(trips).toBeLessThanOrEqual(30)
    const before = trips
    for (let call = 0; call < 100; call += 1)
      expect((await limiter.take('u:trips', 'read')).allowed).toBe(false)
    expect(trips - before).toBeLessThanOrEqual(1)
  })

  it('hold per instance while Redis is away', async () => {
    const { limiter } = openInstance(5, `redis://127.0.0.1:${await freePort()}`)
    const decisions: RateDecision[] = []
    for (let call = 0; call < 8; call += 1) decisions.push(await limiter.take('u:alone', 'read'))
    expect(allowedOf(decisions)).toBe(5)
  })
})

describe('over HTTP', () => {
  let database: TestDatabase
  let apis: TestApi[]

  beforeAll(async () => {
    database = await createTestDatabase()
    const shared = {
      databaseUrl: database.url,
      redis: testRedis(),
      only: ['workspace'],
      rateLimits: limitsOf(10),
    }
    apis = await Promise.all([startTestApi(shared), startTestApi(shared)])
  })
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.close()))
    await database.drop()
  })

  it('two api instances refuse the eleventh call of ten', async () => {
    await awayFromWindowBorder()
    const answers: Response[] = []
    for (let call = 0; call < 30; call += 1) answers.push(await fetch(`${apis[call % 2]?.url}/api/workspace`))
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const refused = answers.at(-1)
    expect(await refused?.json()).toMatchObject({ code: 'request/rateLimited', retryable: true })
    expect(refused?.headers.get('ratelimit-remaining')).toBe('0')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })
})
