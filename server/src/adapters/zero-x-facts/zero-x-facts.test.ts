import {
  FAILURES,
  type Recording,
  type ReplayServer,
  startReplayServer,
} from '@windhover/testkit/replay-server'
import { afterEach, describe, expect, it } from 'vitest'
import { systemClock as clock } from '../../platform/clock.ts'
import { createZeroXFacts } from './index.ts'

const PATH = '/swap/allowance-holder/price'
const TOKEN = { address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', decimals: 2 }
const price = (sellAmount: string, answer: object): Recording => ({
  path: PATH,
  query: { sellAmount },
  answer,
})
const taxes = (sellTaxBps: string | null, transferTaxBps: string | null = sellTaxBps) => ({
  liquidityAvailable: true,
  tokenMetadata: { sellToken: { buyTaxBps: '0', sellTaxBps, transferTaxBps } },
})
const NO_ROUTE = { liquidityAvailable: false }

let server: ReplayServer
afterEach(() => server.stop())

async function read(...recordings: readonly Recording[]) {
  server = await startReplayServer(recordings)
  return createZeroXFacts({ evmChainId: 1, url: server.url, apiKey: 'key', clock }).read(TOKEN)
}

describe('0x, recorded', () => {
  it.each([
    ['no tax', taxes('0'), { transferTaxBps: 0, canSell: true }],
    ['a tax', taxes('300'), { transferTaxBps: 300, canSell: true }],
    ['a tax of everything', taxes('10000', '0'), { transferTaxBps: 0, canSell: false }],
    ['no word on it', taxes(null), { transferTaxBps: null, canSell: null }],
  ])('reads %s', async (_what, answer, facts) => {
    expect(await read(price('100', answer))).toEqual(facts)
  })

  it('asks again with more where one unit has no way out, and only then calls it none', async () => {
    expect(await read(price('100', NO_ROUTE), price('100000000', taxes('0')))).toMatchObject({
      canSell: true,
    })
    await server.stop()
    expect(await read(price('100', NO_ROUTE), price('100000000', NO_ROUTE))).toEqual({
      transferTaxBps: null,
      canSell: false,
    })
  })

  it.each(FAILURES)('%s: knows nothing, which is not fine', async (failure) => {
    server = await startReplayServer([])
    server.fail(failure)
    const facts = createZeroXFacts({
      evmChainId: 56,
      url: server.url,
      apiKey: 'key',
      clock,
      timeoutMs: 1_000,
    })
    expect(await facts.read(TOKEN)).toEqual({ transferTaxBps: null, canSell: null })
  })
})
