import type { TokenKey } from '@windhover/core/prices/price-tick'
import { testRedis } from '@windhover/testkit/test-redis'
import { afterAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createWatchedTokens } from './watched-tokens.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const redis = connectRedis({ ...testRedis(), name: 'watched-tokens', log })
afterAll(() => redis.close())

const MINUTE_MS = 60_000
const names = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index): TokenKey => `solana:${prefix}-${index}`)

describe('tokens that somebody has looked at', () => {
  it('are told latest first, forgotten after a while, and never kept without end', async () => {
    let nowMs = 1_800_000_000_000
    const watched = createWatchedTokens(redis, () => nowMs)
    for (let round = 0; round < 12; round += 1) await watched.note(names(500, `flood-${round}`))
    expect(await redis.client.zcard(redis.key('watched-tokens'))).toBe(5_000)
    expect(await watched.list()).toHaveLength(500)

    nowMs += MINUTE_MS
    await watched.note(['solana:latest'])
    expect((await watched.list())[0]).toBe('solana:latest')

    nowMs += 9.5 * MINUTE_MS
    expect(await watched.list()).toEqual(['solana:latest'])
  })
})
