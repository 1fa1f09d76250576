import { readMessage } from '@windhover/server/adapters/price-stream/read-message'
import { createRedisTickLog } from '@windhover/server/adapters/redis-ticks/index'
import { createAcceptor } from '@windhover/server/features/prices/run-sources'
import { createLogger } from '@windhover/server/platform/log/logger'
import { connectRedis, type RedisConnection } from '@windhover/server/platform/redis/connect-redis'
import { testRedis } from '@windhover/testkit/test-redis'
import { compareInTurn } from './harness/compare-in-turn.ts'
import { defineBench } from './harness/define-bench.ts'
import { describeStress } from './ticks/describe-stress.ts'
import { makeMessages } from './ticks/make-messages.ts'

const ROUNDS = 7
const MESSAGES = 1_000
const ROWS = 100
const TOKENS = 2_500
const TICKS = MESSAGES * ROWS
/** Commands of the bare side that are sent together. */
const PIPELINE = 500

export const bench = defineBench({
  name: 'ticks',
  summary:
    'pushed messages parsed, judged, sharded and written to the tick log with last prices; bare: Redis XADD, one entry per tick, pipelined by 500',
  unit: 'ticks per second into Redis, one connection',
  goal: 1,
  run: async () => {
    const server = testRedis()
    const log = createLogger({ process: 'bench', instance: '1', level: 'silent' })
    const redis = connectRedis({ ...server, name: 'bench', log })
    try {
      const messages = makeMessages({ messages: MESSAGES, rows: ROWS, tokens: TOKENS })
      const ours = () => measureOurs(redis, server.url, messages)
      const bare = () => measureBare(redis, messages)
      await ours()
      await bare()
      const result = await compareInTurn({ rounds: ROUNDS, ours, bare })
      return {
        ours: Math.round(result.ours),
        bare: Math.round(result.bare),
        notes: [
          `ratio by round ${result.rounds.map((one) => (one.ours / one.bare).toFixed(2)).join(' ')}`,
          await describeStress(redis, server.url),
        ],
      }
    } finally {
      await forgetKeys(redis)
      await redis.close()
    }
  },
})

/** From the text of a message to the answer of Redis; messages arrive as the socket would hand them over, one by one. */
async function measureOurs(
  redis: RedisConnection,
  url: string,
  messages: readonly string[],
): Promise<number> {
  const log = createLogger({ process: 'bench', instance: '1', level: 'silent' })
  const tickLog = createRedisTickLog({ redis, url, sources: ['price-stream'], log })
  const accept = createAcceptor(tickLog, Date.now)
  const startedMs = performance.now()
  for (const text of messages) {
    const message = readMessage(text, 'price-stream')
    if (message?.type === 'prices') accept(message.ticks)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await tickLog.flush()
  const seconds = (performance.now() - startedMs) / 1000
  const { written, merged } = tickLog.counts()
  if (written !== TICKS || merged !== 0)
    throw new Error(`${written} of ${TICKS} were written, ${merged} merged, ${tickLog.counts().waiting} wait`)
  await tickLog.close()
  return TICKS / seconds
}

async function measureBare(redis: RedisConnection, messages: readonly string[]): Promise<number> {
  const key = redis.key('bare')
  const payload = 'solana:Token00000000000000000000000000000000000001 0.731 12 12'
  const startedMs = performance.now()
  for (let sent = 0; sent < messages.length * ROWS; sent += PIPELINE) {
    const pipeline = redis.client.pipeline()
    for (let index = 0; index < PIPELINE; index += 1) {
      pipeline.xadd(key, 'MAXLEN', '~', 20_000, '*', 't', payload)
    }
    await pipeline.exec()
  }
  return TICKS / ((performance.now() - startedMs) / 1000)
}

async function forgetKeys(redis: RedisConnection): Promise<void> {
  const keys = await redis.client.keys(redis.key('*'))
  if (keys.length > 0) await redis.client.del(...keys)
}
