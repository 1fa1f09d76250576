import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startTestApi } from '@windhover/testkit/start-test-api'
import { startTalkingModel } from '@windhover/testkit/talking-model'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { makeKeeper, type VaultKeeper } from '@windhover/testkit/vault-keeper'
import { askForReply, unlockChat } from './chat/ask-for-reply.ts'
import { compareInTurn, median } from './harness/compare-in-turn.ts'
import { defineBench } from './harness/define-bench.ts'

const ROUNDS = 5
const FIRST_WORDS = 60
const STREAMS = 500
const WORDS = 200
/** Twenty words a second, as hosted models talk. */
const PACE_MS = 50
const ADDED_MS = 5

export const bench = defineBench({
  name: 'chat',
  summary: `${STREAMS} replies at once through the log, of a model that talks at ${1_000 / PACE_MS} words a second; bare: node:http piping the same model`,
  unit: 'words per second that reach readers',
  goal: 0.5,
  run: async () => {
    const database = await createTestDatabase()
    const model = await startTalkingModel()
    const only = ['accounts', 'vaults', 'chat']
    const env = { MODEL: `compatible:talk-${WORDS}-${PACE_MS}`, MODEL_URL: model.url, MODEL_API_KEY: 'none' }
    const options = { databaseUrl: database.url, redis: testRedis(), rateLimits: NO_LIMITS, only, env }
    const api = await startTestApi(options)
    const pipe = await pipeOf(model.url)
    try {
      const keeper = await makeKeeper(api, database.url)
      await unlockChat(api.url, keeper)
      return await measure({ apiUrl: api.url, pipeUrl: pipe.url, keeper })
    } finally {
      pipe.server.close()
      await api.close()
      await model.close()
      await database.drop()
    }
  },
})

async function measure(parts: { apiUrl: string; pipeUrl: string; keeper: VaultKeeper }) {
  const sides = {
    ours: () => askForReply(parts.apiUrl, parts.keeper),
    bare: () => askForReply(parts.pipeUrl, parts.keeper),
  }
  const first = { ours: [] as number[], bare: [] as number[] }
  for (let count = 0; count < FIRST_WORDS; count += 1) {
    for (const side of count % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      first[side].push((await sides[side]().then((reply) => reply.leaveAfterFirst())).firstWordMs)
    }
  }
  const round = (side: 'ours' | 'bare') => async () => {
    const startedAt = performance.now()
    const replies = await Promise.all(
      Array.from({ length: STREAMS }, async () => (await sides[side]()).readAll()),
    )
    const words = replies.reduce((sum, reply) => sum + reply.words, 0)
    return (words / (performance.now() - startedAt)) * 1_000
  }
  const result = await compareInTurn({ rounds: ROUNDS, ours: round('ours'), bare: round('bare') })
  const addedMs = median(first.ours) - median(first.bare)
  return {
    ours: Math.round(result.ours),
    bare: Math.round(result.bare),
    notes: [
      `first word: ours ${median(first.ours).toFixed(1)} ms, bare ${median(first.bare).toFixed(1)} ms, added ${addedMs.toFixed(1)} ms (wanted at most ${ADDED_MS}: ${addedMs <= ADDED_MS ? 'yes' : 'no'})`,
      `words expected per round: ${STREAMS * WORDS}`,
    ],
  }
}

/** The rawest thing that could be put before a model: its answer, byte by byte. */
async function pipeOf(modelUrl: string): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const answer = await fetch(`${modelUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: `talk-${WORDS}-${PACE_MS}`, stream: true, messages: [] }),
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    if (answer.body !== null) for await (const piece of answer.body) response.write(piece)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
