import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@windhover/server/platform/log/logger'
import { connectRedis } from '@windhover/server/platform/redis/connect-redis'
import { freePort } from '@windhover/testkit/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SupervisedProcess } from '../supervise-process.ts'
import { startWatchdog, type Watchdog } from '../watchdog.ts'
import { planRedis, redisUrl } from './plan-redis.ts'

const PASSWORD = 'of a test'
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })

describe('the Redis of a product', () => {
  let stateDir: string
  let port: number
  let watchdog: Watchdog
  let redis: SupervisedProcess
  beforeAll(async () => {
    stateDir = mkdtempSync(join(tmpdir(), 'wh-redis-'))
    port = await freePort()
    watchdog = startWatchdog()
    const plan = planRedis({ stateDir, port, password: PASSWORD })
    if (plan === null) throw new Error('no redis-server on this machine')
    const logFile = join(stateDir, 'redis.log')
    redis = new SupervisedProcess(plan, { log: () => {}, watchdog, logFile, revive: false })
    await redis.start()
  })
  afterAll(async () => {
    await redis?.close()
    watchdog?.close()
    rmSync(stateDir, { recursive: true, force: true })
  })

  const as = async (url: string, ask: (client: ReturnType<typeof connectRedis>) => Promise<unknown>) => {
    const connection = connectRedis({ url, prefix: 'wh:', name: 'test', log })
    try {
      return await ask(connection)
    } finally {
      await connection.close()
    }
  }
  const own = () => redisUrl({ port, password: encodeURIComponent(PASSWORD) })

  it('answers nobody without the password', async () => {
    const bare = `redis://127.0.0.1:${port}`
    await expect(as(bare, ({ client }) => client.dbsize())).rejects.toThrow(/NOAUTH/)
    const wrong = redisUrl({ port, password: 'guessed' })
    await expect(as(wrong, ({ client }) => client.dbsize())).rejects.toThrow(/WRONGPASS|NOAUTH/)
  })

  it('lets the product at its own keys and channels', async () => {
    await as(own(), async ({ client, key, channels }) => {
      await client.set(key('a'), '1')
      expect(await client.eval('return redis.call("get", KEYS[1])', 1, key('a'))).toBe('1')
      let heard: (text: string) => void = () => {}
      const message = new Promise<string>((resolve) => {
        heard = resolve
      })
      await channels.subscribe(key('said'), heard)
      await channels.publish(key('said'), 'hello')
      expect(await message).toBe('hello')
    })
  })

  it('knows after a restart what was written, also at once with something else', async () => {
    await as(own(), async ({ client, key }) => {
      await client.multi().set(key('one'), '1').set(key('two'), '2').exec()
    })
    await redis.restart()
    const kept = await as(own(), ({ client, key }) => client.mget(key('one'), key('two')))
    expect(kept).toEqual(['1', '2'])
  })

  it.each([
    ["somebody else's keys", ['set', 'other', '1']],
    ['the list of keys', ['keys', '*']],
    ['the settings', ['config', 'get', 'dir']],
    ['the end of everything', ['flushall']],
  ] as const)('refuses it %s', async (_what, [command, ...args]) => {
    await expect(as(own(), ({ client }) => client.call(command, ...args))).rejects.toThrow(/NOPERM/)
  })
})
