import { NETWORKS } from '@windhover/core/authority/networks'
import {
  chainFailureConformance,
  chainReadingConformance,
  chainStaleConformance,
  readAllPages,
} from '@windhover/testkit/chain-conformance'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { ChainAdapter } from '../../ports/chain.ts'
import { createEvmChain } from './index.ts'

const OWNER = '0x28C6c06298d514Db089934071355E5743bf21d60'
const EMPTY = '0x1111111111111111111111111111111111111111'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ODD = '0x3333333333333333333333333333333333333333'

const open =
  (chain: 'ethereum' | 'bsc') =>
  (url: string): ChainAdapter =>
    createEvmChain({
      chain,
      evmChainId: NETWORKS.practice[chain],
      rpcUrl: url,
      alchemyUrl: url,
      clock: systemClock,
      timeoutMs: 2_000,
    })

let server: ReplayServer
let adapter: ChainAdapter
beforeAll(async () => {
  const fixture = (name: string) => readRecordings(new URL(`__fixtures__/${name}.json`, import.meta.url))
  server = await startReplayServer([...fixture('rpc'), ...fixture('transfers')])
  adapter = open('ethereum')(server.url)
})
afterAll(() => server.stop())

chainReadingConformance('Ethereum, recorded', () => ({
  adapter,
  goodAddresses: [
    [USDC, USDC],
    [USDC.toLowerCase(), USDC],
    [`0x${USDC.slice(2).toUpperCase()}`, USDC],
  ],
  // The third has one letter in the wrong case: its checksum does not hold.
  badAddresses: ['', USDC.slice(2), USDC.replace('A0b', 'a0b'), `${USDC}0`, '0.0.1'],
  emptyOwner: EMPTY,
  owner: OWNER,
  holdings: [
    { token: 'native', amountRaw: 123_456_789_012_345_678_901n },
    { token: USDC, amountRaw: 98_765_432_109_876_543_210n },
    { token: ODD, amountRaw: 3n },
  ],
  historyLength: 8,
}))
chainStaleConformance('Ethereum, recorded', () => ({ adapter, server, owner: OWNER }))
for (const chain of ['ethereum', 'bsc'] as const) {
  chainFailureConformance(chain, {
    open: open(chain),
    owner: OWNER,
    other: EMPTY,
    transactionId: `0x${'12'.repeat(32)}`,
  })
}

describe('Ethereum, recorded', () => {
  it('merges what was sent and what was received, a transaction being one item', async () => {
    const items = await readAllPages(adapter, OWNER)
    expect(items).toHaveLength(8)
    const amounts = items.map((item) => item.changes.map((change) => change.amountRaw))
    const both = items.find((item) => item.changes.length === 2)
    expect(both?.changes).toEqual([
      { token: USDC, symbol: 'USDC', decimals: 6, amountRaw: -5_000_000n },
      { token: 'native', symbol: 'ETH', decimals: 18, amountRaw: 777n },
    ])
    // What the owner sends to itself is told by both lists and changes nothing.
    expect(amounts[0]).toEqual([])
    expect(amounts).toContainEqual([12_345_678_901_234_567_890n])
  })

  it('cuts pages at whole blocks, and a crowded block is never torn', async () => {
    const first = await adapter.getHistory(OWNER)
    expect(first.nextCursor).toMatch(/^\d+$/)
    const second = await adapter.getHistory(OWNER, first.nextCursor ?? '')
    const times = (page: typeof first) => new Set(page.items.map((item) => item.atMs))
    expect([...times(first)].filter((atMs) => times(second).has(atMs))).toEqual([])
  })

  it('refuses a cursor it did not give', async () => {
    await expect(adapter.getHistory(OWNER, 'x')).rejects.toMatchObject({ status: 400 })
  })

  it('takes a balance that the index could not read for unknown, not for nothing', async () => {
    const broken = await startReplayServer([
      { rpc: 'eth_getBalance', answer: '0x1' },
      {
        rpc: 'alchemy_getTokenBalances',
        answer: {
          address: OWNER,
          tokenBalances: [{ contractAddress: USDC, tokenBalance: null, error: 'execution reverted' }],
        },
      },
    ])
    try {
      expect(await open('ethereum')(broken.url).getBalances(OWNER)).toMatchObject({ state: 'unknown' })
    } finally {
      await broken.stop()
    }
  })
})
