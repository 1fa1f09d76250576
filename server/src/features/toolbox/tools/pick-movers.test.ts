import { type RankedCoin, rankedCoin } from '@windhover/core/intelligence/market-pulse'
import { expect, it } from 'vitest'
import { pickMovers } from './pick-movers.ts'

const coin = (symbol: string, change24hPct: number | null, volume24hUsd: number | null = 5e6): RankedCoin =>
  rankedCoin.parse({
    symbol,
    name: symbol,
    rank: 1,
    priceUsd: 1,
    marketCapUsd: 1,
    volume24hUsd,
    change1hPct: null,
    change24hPct,
    change7dPct: null,
  })
const symbols = (coins: readonly { symbol: string }[]) => coins.map(({ symbol }) => symbol)

it('picks five each way, the strongest first', () => {
  const coins = [3, -2, 9, 1, 5, -7, 4, 8, -1].map((change) => coin(`C${change}`, change))
  const { gainers, losers } = pickMovers(coins)
  expect(symbols(gainers)).toEqual(['C9', 'C8', 'C5', 'C4', 'C3'])
  expect(symbols(losers)).toEqual(['C-7', 'C-2', 'C-1'])
})

it('leaves out what nobody trades, what did not move, and what nobody knows of', () => {
  const { gainers, losers } = pickMovers([
    coin('THIN', 90, 1_000),
    coin('QUIET', 0),
    coin('DARK', null),
    coin('UNKNOWN', -50, null),
  ])
  expect([gainers, losers]).toEqual([[], []])
})
