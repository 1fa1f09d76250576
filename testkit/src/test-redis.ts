import { randomBytes } from 'node:crypto'

/** The shared Redis server with a prefix nobody else uses. */
export function testRedis(): { readonly url: string; readonly prefix: string } {
  return {
    url: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379',
    prefix: `wh-test-${randomBytes(8).toString('hex')}:`,
  }
}
