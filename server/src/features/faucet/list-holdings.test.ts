import type { VaultView } from '@windhover/core/vaults/contract'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { ChainAdapters, Reading, TokenBalance } from '../../ports/chain.ts'
import { listHoldings } from './list-holdings.ts'

const log = pino({ level: 'silent' })
const vault = { publicKey: 'So1', ethAddress: '0xabc' } as VaultView
const balance = (token: string, amountRaw: bigint): TokenBalance => ({
  token,
  symbol: 'X',
  name: null,
  decimals: 9,
  amountRaw,
  isFrozen: false,
})

it('tells known, stale and unknown apart, and never makes a zero of what it could not read', async () => {
  const asked: string[] = []
  const answers: Record<string, () => Promise<Reading<readonly TokenBalance[]>>> = {
    solana: async () => ({
      state: 'known',
      observedAtMs: 1_000,
      value: [balance('native', 0n), balance('mint', 7n), balance('spent', 0n)],
    }),
    ethereum: async () => ({
      state: 'stale',
      observedAtMs: 0,
      reason: 'old',
      value: [balance('native', 10n ** 30n)],
    }),
    bsc: async () => ({ state: 'unknown', reason: 'away' }),
    hedera: () => Promise.reject(new Error('broken')),
  }
  const chains = Object.fromEntries(
    Object.entries(answers).map(([chain, read]) => [
      chain,
      {
        getBalances: (owner: string) => {
          asked.push(owner)
          return read()
        },
      },
    ]),
  ) as unknown as ChainAdapters

  const x = { symbol: 'X', decimals: 9 }
  expect(await listHoldings({ chains, log }, vault)).toEqual([
    {
      chain: 'solana',
      state: 'known',
      observedAt: '1970-01-01T00:00:01.000Z',
      holdings: [
        { token: 'native', amountRaw: '0', ...x },
        { token: 'mint', amountRaw: '7', ...x },
      ],
    },
    {
      chain: 'ethereum',
      state: 'stale',
      observedAt: '1970-01-01T00:00:00.000Z',
      holdings: [{ token: 'native', amountRaw: `1${'0'.repeat(30)}`, ...x }],
    },
    { chain: 'bsc', state: 'unknown' },
    { chain: 'hedera', state: 'unknown' },
  ])
  expect(asked).toEqual(['So1', '0xabc', '0xabc', '0xabc'])
})
