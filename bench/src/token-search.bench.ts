import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RATE_LIMITS } from '@windhover/core/contract/rate-classes'
import { startTestApi, TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { compareInTurn } from './harness/compare-in-turn.ts'
import { defineBench } from './harness/define-bench.ts'

const ROUNDS = 9
const CALLS = 120
/** As people type; every beginning is asked for. */
const TYPED = ['b', 'bo', 'bon', 'bonk', 'u', 'us', 'usd', 'usdc', 'j', 'ju', 'jup', 'coin']
const WITHIN_MS = 50

export const bench = defineBench({
  name: 'token-search',
  summary:
    'GET /api/tokens/search while somebody types, over some 1,900 tokens of Solana, what was asked within half a minute kept; bare: node:http sending the same bytes',
  unit: 'answers per second by the 95th percentile, one after the other',
  goal: 0.2,
  run: async () => {
    const sandbox = await useSandbox()
    const database = await createTestDatabase()
    const rateLimits = { ...RATE_LIMITS, read: { callsPerMinute: 10_000_000 } }
    const only = ['accounts', 'tokens']
    const options = { databaseUrl: database.url, redis: testRedis(), rateLimits, only, env: sandbox.env }
    const api = await startTestApi(options)
    try {
      const { headers } = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
      return await measure(api.url, headers)
    } finally {
      await api.close()
      await database.drop()
      await sandbox.stop()
    }
  },
})

async function measure(apiUrl: string, headers: Readonly<Record<string, string>>) {
  const pathOf = (call: number) =>
    `/api/tokens/search?chain=solana&limit=100&query=${TYPED[call % TYPED.length]}`
  const bytes = new Map<string, string>()
  for (const [call] of TYPED.entries())
    bytes.set(pathOf(call), await (await fetch(apiUrl + pathOf(call), { headers })).text())
  const bare = await serve(bytes)
  const tails: number[] = []
  const round = (url: string) => async () => {
    const took: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const startedAt = performance.now()
      await (await fetch(url + pathOf(call), { headers })).text()
      took.push(performance.now() - startedAt)
    }
    const p95Ms = took.toSorted((one, other) => one - other)[Math.floor(CALLS * 0.95)] ?? Number.NaN
    if (url === apiUrl) tails.push(p95Ms)
    return 1_000 / p95Ms
  }
  try {
    const result = await compareInTurn({ rounds: ROUNDS, ours: round(apiUrl), bare: round(bare.url) })
    const worst = Math.max(...tails)
    return {
      ours: Math.round(result.ours),
      bare: Math.round(result.bare),
      notes: [
        `p95 of ours by round in ms: ${tails.map((each) => each.toFixed(1)).join(' ')}`,
        `worst round ${worst.toFixed(1)} ms, wanted at most ${WITHIN_MS} ms: ${worst <= WITHIN_MS ? 'yes' : 'no'}`,
      ],
    }
  } finally {
    bare.server.close()
  }
}

async function serve(bytes: ReadonlyMap<string, string>): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(bytes.get(request.url ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
