import { MAIN_NETWORKS } from '@windhover/core/chains/networks'
import { createMovableClock } from '@windhover/testkit/account-server'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import {
  tokenIndexConformance,
  tokenIndexFailureConformance,
} from '@windhover/testkit/token-index-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createTokenLists } from './index.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const open = (url: string) =>
  createTokenLists({
    url: `${url}/tokens.json`,
    chainIds: MAIN_NETWORKS,
    clock: systemClock,
    timeoutMs: 2_000,
  })

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer(readRecordings(new URL('__fixtures__/list.json', import.meta.url)))
})
afterAll(() => server.stop())

tokenIndexConformance('Token list of Ethereum, recorded', () => ({
  index: open(server.url).ethereum,
  known: { address: USDC, symbol: 'USDC', decimals: 6 },
  unknownAddress: '0x1111111111111111111111111111111111111111',
}))
tokenIndexFailureConformance('Token list', (url) => open(url).bsc)

describe('Token list, recorded', () => {
  it('has the chain’s own coin, and no token of another chain', async () => {
    const { ethereum, bsc } = open(server.url)
    expect((await ethereum.search('eth', 1))[0]).toMatchObject({
      address: 'native',
      symbol: 'ETH',
      decimals: 18,
    })
    expect((await bsc.search('', 10)).map((token) => token.symbol)).toEqual(['BNB', 'USDT'])
  })

  it('fetches the list once a minute for both chains, and keeps it while its source is away', async () => {
    const clock = createMovableClock()
    const lists = createTokenLists({ url: `${server.url}/tokens.json`, chainIds: MAIN_NETWORKS, clock })
    const before = server.requests.length
    await Promise.all([lists.ethereum.search('a', 5), lists.bsc.search('b', 5), lists.bsc.getMany([USDC])])
    expect(server.requests.length - before).toBe(1)
    clock.moveBy(61_000)
    server.fail('server-error')
    expect(await lists.ethereum.getMany([USDC.toLowerCase()])).toHaveLength(1)
    server.fail(null)
    await lists.ethereum.search('a', 5)
    expect(server.requests.length - before).toBe(4)
  })
})
