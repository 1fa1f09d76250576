import { setTimeout as sleep } from 'node:timers/promises'
import { chainErrors } from '@windhover/core/chains/errors'
import { createMovableClock } from '@windhover/testkit/account-server'
import { freePort } from '@windhover/testkit/free-port'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../log/logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { createFleetReadings } from './fleet-readings.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Two instances of the product, and a source that counts who asks it. */
function openWorld(server: { url: string; prefix: string } = testRedis()) {
  const clock = createMovableClock()
  const instances = ['1', '2'].map((name) => {
    const redis = connectRedis({ ...server, name, log })
    closing.push(redis.close)
    return createFleetReadings({ redis, clock, log })
  })
  const source = { asked: 0, value: 'first', isDown: false, takes: () => sleep(30) }
  const question = (isForced = false) => ({
    scope: 'solana:somebody',
    name: 'balances',
    schema: z.string(),
    freshMs: 300_000,
    isForced,
    load: async () => {
      source.asked += 1
      const { value, isDown } = source
      await source.takes()
      if (isDown) throw chainErrors.unavailable()
      return value
    },
  })
  const readAll = (times: number, isForced = false) =>
    Promise.all(Array.from({ length: times }, (_, place) => instances[place % 2]?.read(question(isForced))))
  const read = async (isForced = false) => (await readAll(1, isForced))[0]
  return { clock, source, readAll, read, forget: () => instances[1]?.forget('solana:somebody') }
}

/** The source is asked and does not answer until this is called. */
function holdAnswer(source: { takes: () => Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  source.takes = () => promise
  return resolve
}

describe('readings of the whole fleet', () => {
  it('a hundred who look at once through two instances are one question', async () => {
    const { source, readAll } = openWorld()
    const answers = await readAll(100)
    expect(source.asked).toBe(1)
    for (const answer of answers) expect(answer).toMatchObject({ state: 'known', value: 'first' })
  })

  it('are not asked again while they are fresh, and are once they are not', async () => {
    const { source, read, clock } = openWorld()
    await read()
    clock.moveBy(299_000)
    await read()
    expect(source.asked).toBe(1)
    source.value = 'second'
    clock.moveBy(2_000)
    expect(await read()).toMatchObject({ state: 'known', value: 'second' })
    expect(source.asked).toBe(2)
  })

  it('a refresh asks again, but once for all who press it within a few seconds', async () => {
    const { source, read, readAll, clock } = openWorld()
    await read()
    clock.moveBy(10_000)
    await readAll(50, true)
    await readAll(50, true)
    expect(source.asked).toBe(2)
    clock.moveBy(3_100)
    await read(true)
    expect(source.asked).toBe(3)
  })

  it('a source that takes its time is not asked again by those who waited for it', async () => {
    const { source, readAll, clock } = openWorld()
    const answer = holdAnswer(source)
    const looking = readAll(20, true)
    await waitUntil({ what: 'the question', check: () => source.asked === 1 })
    clock.moveBy(10_000)
    answer()
    for (const each of await looking) expect(each).toMatchObject({ state: 'known', value: 'first' })
    expect(source.asked).toBe(1)
  })

  it('an older value stands in, marked as such, when the source is away; all share the failure', async () => {
    const { source, read, readAll, clock } = openWorld()
    const first = await read()
    clock.moveBy(301_000)
    source.isDown = true
    const answers = await readAll(40)
    expect(source.asked).toBe(2)
    for (const answer of answers) {
      expect(answer).toEqual({ ...first, state: 'stale', reason: expect.any(String) })
    }
  })

  it('what was never read is unknown, not empty', async () => {
    const { source, readAll } = openWorld()
    source.isDown = true
    const answers = await readAll(40)
    expect(source.asked).toBe(1)
    for (const answer of answers) expect(answer).toEqual({ state: 'unknown', reason: expect.any(String) })
  })

  it('what was forgotten is asked for anew on every instance', async () => {
    const { source, readAll, forget } = openWorld()
    await readAll(2)
    source.value = 'after'
    await forget()
    for (const answer of await readAll(20)) expect(answer).toMatchObject({ value: 'after' })
    expect(source.asked).toBe(2)
  })

  it('an answer from before a change never passes for one after it', async () => {
    const { source, read, forget } = openWorld()
    const answer = holdAnswer(source)
    const slow = read()
    await waitUntil({ what: 'the question', check: () => source.asked === 1 })
    source.value = 'after'
    await forget()
    const later = read()
    answer()
    const [before, after] = await Promise.all([slow, later])
    expect(before).toMatchObject({ value: 'first' })
    expect(after).toMatchObject({ state: 'known', value: 'after' })
    expect(await read()).toMatchObject({ value: 'after' })
  })

  it('just after a change a reading is good for seconds only: indexes lag behind', async () => {
    const { source, read, forget, clock } = openWorld()
    await read()
    await forget()
    await read()
    clock.moveBy(4_000)
    source.value = 'caught up'
    expect(await read()).toMatchObject({ value: 'caught up' })
    clock.moveBy(60_000)
    await read()
    clock.moveBy(200_000)
    await read()
    expect(source.asked).toBe(4)
  })

  it('without Redis each instance asks for itself', async () => {
    const { source, readAll } = openWorld({ url: `redis://127.0.0.1:${await freePort()}`, prefix: 'x:' })
    const answers = await readAll(10)
    expect(source.asked).toBeLessThanOrEqual(2)
    for (const answer of answers) expect(answer).toMatchObject({ state: 'known', value: 'first' })
  })
})
