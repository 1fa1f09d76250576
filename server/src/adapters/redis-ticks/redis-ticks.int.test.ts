import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import { freePort } from '@windhover/testkit/free-port'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createRedisTickLog } from './index.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const REDIS_SERVER = 'redis-server'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function openLog(server: { url: string; prefix: string }) {
  const redis = connectRedis({ ...server, name: 'ticks-test', log })
  const ticks = createRedisTickLog({ redis, url: server.url, sources: ['one', 'other'], log })
  closing.push(async () => {
    await ticks.close()
    await redis.close()
  })
  return ticks
}

function tick(token: TokenKey, observedAtMs: number, source = 'one'): PriceTick {
  return { token, priceUsd: observedAtMs / 7, observedAtMs, source, confidenceBps: 12 }
}

const collect = (reader: ReturnType<typeof openLog>) => {
  const seen: PriceTick[] = []
  const following = reader.follow({ onTicks: (ticks) => seen.push(...ticks) })
  closing.push(() => following.stop())
  return seen
}

describe('the tick log in Redis', () => {
  it('reaches every follower, in order per token, and knows the last of each source', async () => {
    const server = testRedis()
    const writer = openLog(server)
    const seen = [collect(openLog(server)), collect(openLog(server))]
    await new Promise((resolve) => setTimeout(resolve, 200))
    const tokens = Array.from({ length: 40 }, (_, index): TokenKey => `solana:token-${index}`)
    for (let time = 1; time <= 50; time += 1) writer.append(tokens.map((token) => tick(token, time)))
    writer.append([tick('solana:token-3', 99, 'other')])
    await writer.flush()
    for (const followed of seen) {
      await waitUntil({ what: 'all ticks', check: async () => followed.length === 2_001 })
      const third = followed.filter((each) => each.token === 'solana:token-3' && each.source === 'one')
      expect(third.map((each) => each.observedAtMs)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      )
      expect(third[0]).toEqual(tick('solana:token-3', 1))
    }
    await waitUntil({
      what: 'the last prices',
      check: async () => (await writer.readLast(['solana:token-3'])).get('solana:token-3')?.length === 2,
    })
    const last = await writer.readLast(['solana:token-3', 'solana:nobody'])
    expect(last.get('solana:token-3')).toEqual([
      tick('solana:token-3', 50),
      tick('solana:token-3', 99, 'other'),
    ])
    expect(last.has('solana:nobody')).toBe(false)
  })

  it('writes no name that would break the text', async () => {
    const ticks = openLog(testRedis())
    ticks.append([tick('solana:with space', 1), tick('solana:fine', 1)])
    await ticks.flush()
    expect(ticks.counts().written).toBe(1)
  })

  it('loses nothing of a short absence of the server', async () => {
    const port = await freePort()
    let server = await startRedis(port)
    closing.push(async () => endRedis(server))
    const ticks = openLog({ url: `redis://127.0.0.1:${port}`, prefix: 'away:' })
    ticks.append([tick('solana:a', 1)])
    await ticks.flush()
    await endRedis(server)
    ticks.append([tick('solana:a', 2), tick('solana:b', 3)])
    expect(ticks.counts()).toMatchObject({ written: 1 })
    server = await startRedis(port)
    await waitUntil({ what: 'the rest', timeoutMs: 15_000, check: async () => ticks.counts().written === 3 })
  })
})

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn(REDIS_SERVER, ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'pipe',
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve())
  })
  return child
}

async function endRedis(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
