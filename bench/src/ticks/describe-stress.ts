import { createPriceStream } from '@windhover/server/adapters/price-stream/index'
import { createRedisTickLog } from '@windhover/server/adapters/redis-ticks/index'
import { createAcceptor } from '@windhover/server/features/prices/run-sources'
import { createLogger } from '@windhover/server/platform/log/logger'
import type { RedisConnection } from '@windhover/server/platform/redis/connect-redis'
import { startTestSandbox } from '@windhover/testkit/test-sandbox'

/** As a multiple of the ordinary rate of about a thousand a second. */
const RATE = 60
const WARM_UP_MS = 3_000
const MEASURED_MS = 15_000

/** The practice world under stress, over its WebSocket, through our own source and log, into Redis. */
export async function describeStress(redis: RedisConnection, redisUrl: string): Promise<string> {
  const sandbox = await startTestSandbox({ SANDBOX_STRESS: 'on' })
  const log = createLogger({ process: 'bench', instance: '1', level: 'silent' })
  const tickLog = createRedisTickLog({ redis, url: redisUrl, sources: ['price-stream'], log })
  const source = createPriceStream({ url: `${sandbox.env.PRICE_STREAM_URL}?rate=${RATE}` }).start({
    onTicks: createAcceptor(tickLog, Date.now),
    onTrouble: () => {},
  })
  try {
    await wait(WARM_UP_MS)
    const before = { ...tickLog.counts(), cpu: process.cpuUsage(), atMs: performance.now() }
    await wait(MEASURED_MS)
    const after = tickLog.counts()
    const seconds = (performance.now() - before.atMs) / 1000
    const { user, system } = process.cpuUsage(before.cpu)
    const perSecond = Math.round((after.written - before.written) / seconds)
    const busy = Math.round((user + system) / 1e4 / seconds)
    return `sandbox --stress, over its WebSocket into Redis: ${perSecond.toLocaleString('en')} ticks per second for ${Math.round(seconds)} s, ${after.merged - before.merged} merged, our process ${busy} % of a core`
  } finally {
    await source.stop()
    await tickLog.close()
    await sandbox.stop()
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
