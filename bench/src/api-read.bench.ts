import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { READ_PATH } from './api-read/bench-feature.ts'
import { load } from './api-read/load.ts'
import { makeSessions } from './api-read/make-sessions.ts'
import { startBoth } from './api-read/start-both.ts'
import { compareInTurn } from './harness/compare-in-turn.ts'
import { defineBench } from './harness/define-bench.ts'
import type { ServerProcess } from './harness/server-process.ts'

/** Many short rounds rather than few long ones: what else the machine does comes and goes by the second. */
const ROUNDS = 11
const SECONDS = 2
const WARM_UP_SECONDS = 3
/** Enough that nobody reaches the real limit of 600 reads a minute. */
const USERS = 3_000

export const bench = defineBench({
  name: 'api-read',
  summary:
    'a read with session, checked input and answer, shared rate limit and metrics, no query of its own, 100 calls per user in a row; bare: node:http sending the same bytes',
  unit: 'requests per second of processor time',
  goal: 0.7,
  run: async () => {
    const database = await createTestDatabase()
    try {
      return await measure(database.url)
    } finally {
      await database.drop()
    }
  },
})

async function measure(databaseUrl: string) {
  const secret = randomBytes(32).toString('hex')
  const cookies = await makeSessions({ databaseUrl, secret, count: USERS })
  let given = 0
  const nextCookie = () => cookies[given++ % cookies.length] ?? ''
  const { ours, bare, stop } = await startBoth({ databaseUrl, secret, cookie: nextCookie() })
  const walls: string[] = []

  /** Per second of the server's own processor time: the load generator and its neighbours are left out of it. */
  const round = (name: string, server: ServerProcess, seconds: number) => async () => {
    const before = await server.cpuMs()
    const done = await load({ url: server.url, path: READ_PATH, nextCookie, seconds })
    const cpuSeconds = ((await server.cpuMs()) - before) / 1000
    const busy = Math.round((cpuSeconds / done.seconds) * 100)
    walls.push(`${name} ${Math.round(done.requests / done.seconds)}/s at ${busy}%`)
    return done.requests / cpuSeconds
  }
  try {
    await round('warm-up', ours, WARM_UP_SECONDS)()
    await round('warm-up', bare, WARM_UP_SECONDS)()
    const result = await compareInTurn({
      rounds: ROUNDS,
      ours: round('ours', ours, SECONDS),
      bare: round('bare', bare, SECONDS),
    })
    return {
      ours: Math.round(result.ours),
      bare: Math.round(result.bare),
      notes: [
        `ratio by round ${result.rounds.map((one) => (one.ours / one.bare).toFixed(3)).join(' ')}`,
        `by the clock, and how busy the server was: ${walls.join(', ')}`,
      ],
    }
  } finally {
    await stop()
  }
}
