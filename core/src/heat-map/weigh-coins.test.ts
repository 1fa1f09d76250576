import { describe, expect, it } from 'vitest'
import type { HeatMapCoin } from './contract.ts'
import { heatStep, weighSectors } from './weigh-coins.ts'

const coin = (given: Partial<HeatMapCoin>): HeatMapCoin => ({
  symbol: 'AAA',
  name: 'A',
  sector: 'layer-1',
  priceUsd: 1,
  marketCapUsd: 100,
  volume24hUsd: 10,
  changePct: { '1h': null, '24h': null, '7d': null, '30d': null },
  line: [],
  place: null,
  ...given,
})
const day = (change: number) => ({ '1h': null, '24h': change, '7d': null, '30d': null })

describe('weighSectors', () => {
  it('draws small coins larger than their share, and keeps their order', () => {
    const [sector] = weighSectors([coin({ marketCapUsd: 1e12 }), coin({ marketCapUsd: 1e9 })], {
      size: 'market-cap',
      span: '24h',
    })
    const [large, small] = sector?.coins.map(({ weight }) => weight) ?? []
    expect(large).toBeGreaterThan(small ?? 0)
    expect((large ?? 0) / (small ?? 1)).toBeLessThan(100)
  })

  it('tells a sector’s change by value, leaving out coins without one', () => {
    const coins = [
      coin({ marketCapUsd: 110, changePct: day(10) }),
      coin({ marketCapUsd: 90, changePct: day(-10) }),
      coin({ marketCapUsd: 5_000 }),
    ]
    expect(weighSectors(coins, { size: 'market-cap', span: '24h' })[0]?.changePct).toBeCloseTo(0, 9)
    expect(weighSectors(coins, { size: 'market-cap', span: '7d' })[0]?.changePct).toBeNull()
  })

  it('leaves out a sector without anything to draw', () => {
    const coins = [coin({ volume24hUsd: null }), coin({ sector: 'gaming' })]
    expect(weighSectors(coins, { size: 'volume', span: '24h' }).map(({ id }) => id)).toEqual(['gaming'])
  })
})

describe('heatStep', () => {
  it.each([
    [null, 0],
    [0.04, 0],
    [-0.04, 0],
    [0.05, 1],
    [-1.4, -1],
    [1.5, 2],
    [-3, -3],
    [6, 4],
    [-80, -4],
  ])('gives %s the step %s', (change, step) => {
    expect(heatStep(change)).toBe(step)
  })
})
