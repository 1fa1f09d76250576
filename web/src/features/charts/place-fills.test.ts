import type { Candle } from '@windhover/core/tokens/contract'
import { describe, expect, it } from 'vitest'
import type { Fill } from '../../lib/fills/read-fills.ts'
import { placeFills } from './place-fills.ts'

describe('the places of own fills', () => {
  const at = (time: number): Candle => ({ time, open: 1, high: 1, low: 1, close: 1, volumeUsd: 1 })
  const fill = (second: number): Fill => ({
    ...{ id: String(second), side: 'buy', atMs: second * 1_000, priceUsd: 1 },
    ...{ amountRaw: 1n, decimals: 0, valueUsd: 1, explorerUrl: null },
  })

  it('are the candles that were open then, also where the market left some out', () => {
    const placed = placeFills([fill(300), fill(599), fill(900), fill(1_300)], [at(300), at(1_200)], '5m')
    expect([...placed].map(([time, fills]) => [time, fills.length])).toEqual([
      [300, 2],
      [1_200, 1],
    ])
    expect(placeFills([fill(850)], [at(300), at(1_200)], '5m').get(300)).toHaveLength(1)
  })

  it('are none before the first candle', () => {
    expect(placeFills([fill(299)], [at(300)], '5m').size).toBe(0)
  })
})
