import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePorts } from '@windhover/testkit/free-port'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { startTestPostgres, type TestPostgres } from '@windhover/testkit/test-postgres'
import { testRedis } from '@windhover/testkit/test-redis'
import { startTestRestate, type TestRestate } from '@windhover/testkit/test-restate'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../platform/db/migrate.ts'

/** Real processes: in one of ours an unhandled rejection would only end the test. */
type Program = { readonly child: ChildProcess; readonly lines: string[] }

const OUTAGES = 4
/** Below the rate at which one person is asked to wait. */
const PAUSE_MS = 800

let postgres: TestPostgres
let restate: TestRestate
let api: Program
let worker: Program
let apiUrl: string
let apiHealthUrl: string
let workerHealthUrl: string

function start(entry: string, env: Record<string, string>): Program {
  const file = fileURLToPath(new URL(`../${entry}`, import.meta.url))
  const lines: string[] = []
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => lines.push(String(text)))
  return { child, lines }
}

beforeAll(async () => {
  postgres = await startTestPostgres()
  await migrateDatabase(postgres.url)
  restate = await startTestRestate()
  const redis = testRedis()
  const [apiPort = 0, apiHealthPort = 0, workerPort = 0, healthPort = 0] = await freePorts(4)
  const env = {
    ...NO_PROVIDERS,
    PUBLIC_ORIGIN: TEST_ORIGIN,
    API_PORT: String(apiPort),
    API_HEALTH_PORT: String(apiHealthPort),
    WORKER_PORT: String(workerPort),
    WORKER_URL: `http://127.0.0.1:${workerPort}`,
    WORKER_HEALTH_PORT: String(healthPort),
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    RESTATE_INGRESS_URL: restate.ingressUrl,
    RESTATE_ADMIN_URL: restate.adminUrl,
    RESTATE_IDENTITY_KEY: restate.identityKey,
    SIGNER_SOCKET: '/nonexistent/signer.sock',
    WITNESS_SOCKETS: '/nonexistent/witness.sock',
    AUTH_SECRET: 'a secret that is long enough for tests',
    WORLD: 'practice',
  }
  apiUrl = `http://127.0.0.1:${apiPort}`
  apiHealthUrl = `http://127.0.0.1:${apiHealthPort}/health`
  workerHealthUrl = `http://127.0.0.1:${healthPort}/health`
  api = start('main-api.ts', env)
  worker = start('main-worker.ts', env)
  for (const url of [apiHealthUrl, workerHealthUrl])
    await waitUntil({ what: url, timeoutMs: 60_000, check: async () => (await databaseAt(url)) === 'up' })
})
afterAll(async () => {
  for (const program of [api, worker]) {
    if (program === undefined || program.child.exitCode !== null) continue
    program.child.kill('SIGKILL')
    await once(program.child, 'exit')
  }
  await restate?.stop()
  await postgres?.stop()
})

async function databaseAt(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => null)
  if (answer === null) return 'silent'
  const report = (await answer.json()) as { parts: { database: { state: string } } }
  return report.parts.database.state
}

/** One person with many tabs open: something is always under way when the database goes. */
function keepAsking(headers: Readonly<Record<string, string>>): { stop: () => Promise<Map<number, number>> } {
  const seen = new Map<number, number>()
  let isOver = false
  const ask = async (path: string) => {
    while (!isOver) {
      const answer = await fetch(`${apiUrl}${path}`, { headers }).catch(() => null)
      const status = answer?.status ?? 0
      await answer?.arrayBuffer()
      seen.set(status, (seen.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const paths = ['/api/vaults', '/api/accounts/me', '/api/transactions?vaultId=1']
  const all = Promise.all(paths.map(ask))
  return {
    stop: async () => {
      isOver = true
      await all
      return seen
    },
  }
}

describe('a database that dies under the running product', () => {
  it('is said with 503, ends no process, and is used again when it is back', {
    timeout: 180_000,
  }, async () => {
    const { headers } = await signInOverHttp({ apiUrl, origin: TEST_ORIGIN })
    const read = () => fetch(`${apiUrl}/api/vaults`, { headers })
    expect((await read()).status).toBe(200)
    for (let count = 0; count < OUTAGES; count += 1) {
      const asking = keepAsking(headers)
      await new Promise((resolve) => setTimeout(resolve, 300 + 150 * count))
      await postgres.kill9()
      for (const url of [apiHealthUrl, workerHealthUrl])
        await waitUntil({
          what: `${url} to say it`,
          timeoutMs: 20_000,
          check: async () => (await databaseAt(url)) === 'down',
        })
      expect(await read().then((answer) => answer.status)).toBe(503)
      await postgres.restart()
      await waitUntil({
        what: 'the api to work again',
        timeoutMs: 40_000,
        check: async () => (await read()).status === 200,
      })
      const seen = await asking.stop()
      expect([...seen.keys()].filter((status) => status === 0 || status === 500)).toEqual([])
      for (const program of [api, worker]) {
        expect(program.lines.filter((line) => line.includes('unhandled rejection'))).toEqual([])
        expect(program.child.exitCode).toBe(null)
      }
    }
    await waitUntil({
      what: 'the worker to work again',
      timeoutMs: 30_000,
      check: async () => (await databaseAt(workerHealthUrl)) === 'up',
    })
  })
})
