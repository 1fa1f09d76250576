import { expect, it } from 'vitest'
import type { HeatMapCoin } from './contract.ts'
import { titleOfSector } from './sectors.ts'
import { tellSectors } from './tell-sectors.ts'

const coin = (symbol: string, sector: HeatMapCoin['sector'], day: number | null): HeatMapCoin => ({
  ...{
    symbol,
    name: symbol,
    sector,
    priceUsd: 1,
    marketCapUsd: 100,
    volume24hUsd: null,
    line: [],
    place: null,
  },
  changePct: { '1h': null, '24h': day, '7d': null, '30d': null },
})

it('orders sectors by their change and names what moved most in each', () => {
  const coins = [
    coin('AXS', 'gaming', -6),
    coin('IMX', 'gaming', -4),
    coin('JUP', 'decentralized-finance-defi', 8),
    coin('FET', 'artificial-intelligence', null),
  ]
  const told = tellSectors(coins, '24h').map(({ id, best, worst, marketCapUsd }) => [
    titleOfSector(id),
    best?.symbol ?? null,
    worst?.symbol ?? null,
    marketCapUsd,
  ])
  expect(told).toEqual([
    ['DeFi', 'JUP', null, 100],
    ['Games', 'IMX', 'AXS', 200],
    ['AI and data', null, null, 100],
  ])
})
