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
import { createSolanaChain } from './index.ts'

const OWNER = '7fUAJdStEuGbc3sM84cKRL6yYaaSstyLSU4ve5oovLS7'
const EMPTY = '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const PYUSD = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'

const open = (url: string): ChainAdapter =>
  createSolanaChain({ rpcUrl: url, birdeye: { url, apiKey: 'key' }, clock: systemClock, timeoutMs: 2_000 })
    .chain

let server: ReplayServer
let adapter: ChainAdapter
beforeAll(async () => {
  const fixture = (name: string) => readRecordings(new URL(`__fixtures__/${name}.json`, import.meta.url))
  server = await startReplayServer([...fixture('rpc'), ...fixture('birdeye')])
  adapter = open(server.url)
})
afterAll(() => server.stop())

chainReadingConformance('Solana, recorded', () => ({
  adapter,
  goodAddresses: [[USDC, USDC]],
  badAddresses: ['', 'nowhere', OWNER.replace('7', '0'), '0x28C6c06298d514Db089934071355E5743bf21d60'],
  emptyOwner: EMPTY,
  owner: OWNER,
  holdings: [
    // More than a JSON number carries.
    { token: 'native', amountRaw: 9_007_199_254_740_995n },
    { token: USDC, amountRaw: 13_000_001n },
    { token: BONK, amountRaw: 18_446_744_073_709_551_615n },
    { token: PYUSD, amountRaw: 77n },
  ],
  historyLength: 53,
}))
chainStaleConformance('Solana, recorded', () => ({ adapter, server, owner: OWNER }))
chainFailureConformance('Solana', {
  open,
  owner: OWNER,
  other: EMPTY,
  transactionId: '1'.repeat(64),
})

describe('Solana, recorded', () => {
  it('names tokens by their metadata account or their own extension, and tells what is frozen', async () => {
    const reading = await adapter.getBalances(OWNER)
    if (reading.state !== 'known') throw new Error(reading.reason)
    const described = reading.value.map(({ token, symbol, name, isFrozen }) => [
      token,
      symbol,
      name,
      isFrozen,
    ])
    expect(described).toEqual([
      ['native', 'SOL', 'Solana', false],
      [USDC, 'USDC', 'USD Coin', false],
      [BONK, 'Bonk', 'Bonk', true],
      [PYUSD, 'PYUSD', 'PayPal USD', false],
    ])
  })

  it('tells the fee apart from what was sent, and only to who paid it', async () => {
    const items = await readAllPages(adapter, OWNER)
    expect(items[1]).toMatchObject({
      feeRaw: 5_000n,
      counterparty: EMPTY,
      changes: [{ token: 'native', symbol: 'SOL', decimals: 9, amountRaw: -1_000_000n }],
    })
    expect(items[0]).toMatchObject({
      feeRaw: null,
      counterparty: USDC,
      changes: [{ token: USDC, amountRaw: 9_007_199_254_740_993n }],
    })
    expect(items[4]?.succeeded).toBe(false)
  })
})
