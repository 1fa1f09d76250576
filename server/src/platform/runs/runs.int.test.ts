import { setTimeout as sleep } from 'node:timers/promises'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectRedis, type RedisConnection } from '../redis/connect-redis.ts'
import { createRuns, type Runs, type RunWork } from './runs.ts'

const log = pino({ level: 'silent' })
const connections: RedisConnection[] = []
const { url, prefix } = testRedis()
let one: Runs
let two: Runs

function makeRuns(name: string): Runs {
  const redis = connectRedis({ url, prefix, name, log })
  connections.push(redis)
  return createRuns({ redis, owner: name, log })
}

beforeAll(() => {
  one = makeRuns('one')
  two = makeRuns('two')
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  for (const redis of connections) await redis.close()
})

/** Counts up to a number, going on where the log ends. */
const countTo =
  (total: number, everyMs = 0): RunWork =>
  async ({ writer, before, signal }) => {
    for (let number = before.length + 1; number <= total; number += 1) {
      if (signal.aborted) break
      writer.push(String(number))
      if (everyMs > 0) await sleep(everyMs)
    }
    if (signal.reason === 'stopped') return writer.end(['stopped'])
    if (signal.aborted) return
    await writer.end(['end'])
  }

const upTo = (total: number) => [...Array.from({ length: total }, (_, index) => String(index + 1)), 'end']

async function read(
  runs: Runs,
  runId: string,
  options: { after?: number; until?: number; resume?: RunWork } = {},
): Promise<string[]> {
  const seen: string[] = []
  const leaving = new AbortController()
  await runs.follow({
    runId,
    after: options.after ?? 0,
    signal: leaving.signal,
    onEvents: (_, events) => {
      seen.push(...events)
      if (options.until !== undefined && seen.length >= options.until) leaving.abort()
    },
    onSilence: async () => {
      if (options.resume !== undefined) await runs.takeOver(runId, options.resume)
    },
  })
  return seen
}

describe('a run', () => {
  it('is read by others from its beginning to its end, while it is written and afterwards', async () => {
    const runId = crypto.randomUUID()
    await one.begin(runId, countTo(200, 1))
    const [live, remote] = await Promise.all([read(one, runId), read(two, runId)])
    expect(live).toEqual(upTo(200))
    expect(remote).toEqual(upTo(200))
    expect(await read(two, runId, { after: 150 })).toEqual(upTo(200).slice(150))
  })

  it('begins once', async () => {
    const runId = crypto.randomUUID()
    const begun = await Promise.all([one.begin(runId, countTo(3)), two.begin(runId, countTo(3))])
    expect(begun.filter((each) => each !== null)).toHaveLength(1)
  })

  it('is neither lost nor doubled by a reader that comes and goes at any place', async () => {
    const runId = crypto.randomUUID()
    await one.begin(runId, countTo(300, 1))
    const seen: string[] = []
    for (let round = 0; seen.at(-1) !== 'end' && round < 400; round += 1) {
      seen.push(...(await read(round % 2 ? one : two, runId, { after: seen.length, until: 7 })))
    }
    expect(seen).toEqual(upTo(300))
  })

  it('goes on in another process when its owner dies, without a gap and without a repetition', async () => {
    const runId = crypto.randomUUID()
    const dying = makeRuns('dying')
    await dying.begin(runId, countTo(100, 5))
    const following = read(two, runId, { resume: countTo(100) })
    await waitUntil({ what: 'a start', check: async () => ((await two.readState(runId))?.last ?? 0) > 5 })
    // As a killed process would: its connection ends in the middle of what it does.
    await connections.at(-1)?.close()
    expect(await following).toEqual(upTo(100))
  })

  it('takes nothing from an owner that was thought dead and is not', async () => {
    const runId = crypto.randomUUID()
    const started = Promise.withResolvers<Parameters<RunWork>[0]>()
    await one.begin(runId, async (run) => {
      started.resolve(run)
      await new Promise((resolve) => run.signal.addEventListener('abort', resolve))
    })
    const { writer, signal } = await started.promise
    writer.push('1')
    await writer.settled()
    expect(await two.takeOver(runId, countTo(3))).toBeNull()
    // The sign of life is gone, as after a long pause of the process.
    await connections[0]?.client.del(connections[0].key('run', runId, 'alive'))
    expect(await two.takeOver(runId, countTo(3))).not.toBeNull()
    writer.push('a late word')
    await writer.settled()
    expect(signal.reason).toBe('lost')
    expect(await read(one, runId)).toEqual(['1', '2', '3', 'end'])
  })

  it('is stopped from another process at once', async () => {
    const runId = crypto.randomUUID()
    await one.begin(runId, countTo(10_000, 2))
    const following = read(two, runId)
    await sleep(50)
    const startedAt = performance.now()
    await two.stop(runId)
    expect((await following).at(-1)).toBe('stopped')
    expect(performance.now() - startedAt, 'half of what the run would take').toBeLessThan(10_000)
  })

  it('is handed on when its process leaves', async () => {
    const runId = crypto.randomUUID()
    const leaving = makeRuns('leaving')
    await leaving.begin(runId, countTo(100, 5))
    await sleep(50)
    await leaving.close()
    expect((await one.readState(runId))?.isAlive).toBe(false)
    expect(await one.takeOver(runId, countTo(100))).not.toBeNull()
    expect(await read(two, runId)).toEqual(upTo(100))
  })
})
