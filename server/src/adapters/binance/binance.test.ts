import { createMovableClock } from '@windhover/testkit/account-server'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBnbPrice } from './index.ts'

const clock = createMovableClock()
const open = (url: string) => createBnbPrice({ url, clock, timeoutMs: 1_000 })

sourceFailureConformance('Binance', { open, questions: { price: (read) => read() } })

describe('the price of BNB, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/ticker.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('R3-135 is the ticker of BNB/USDT, asked once a minute', async () => {
    const read = open(server.url)
    expect(await Promise.all([read(), read(), read()])).toEqual([290, 290, 290])
    expect(server.requests).toEqual(['GET /api/v3/ticker/price?symbol=BNBUSDT '])
    clock.moveBy(60_000)
    await read()
    expect(server.requests).toHaveLength(2)
  })
})
