import { describe, expect, it } from 'vitest'
import { priceAnswer, readPrices } from './read-prices.ts'

const at = { source: 'jupiter', observedAtMs: 1_800_000_000_000 }

describe('the answer of the price API', () => {
  it('becomes ticks, as unsure as the market is thin', () => {
    const answer = priceAnswer.parse({
      deep: { usdPrice: 150, liquidity: 50_000_000, blockId: 1, decimals: 9, priceChange24h: 1 },
      thin: { usdPrice: 0.002, liquidity: 20_000, blockId: 1, decimals: 6 },
      unknown: { usdPrice: 1, liquidity: null },
    })
    const ticks = readPrices(answer, at)
    expect(ticks.map((tick) => [tick.token, tick.priceUsd, tick.confidenceBps])).toEqual([
      ['solana:deep', 150, 5],
      ['solana:thin', 0.002, 1_000],
      ['solana:unknown', 1, 2_000],
    ])
  })

  it('gives no tick, never a zero, for a token it does not price', () => {
    expect(readPrices({ a: null }, at)).toEqual([])
    expect(readPrices({}, at)).toEqual([])
  })

  it('is refused when it is something else', () => {
    expect(priceAnswer.safeParse({ a: { usdPrice: '1' } }).success).toBe(false)
    expect(priceAnswer.safeParse({ error: 'Too many requests' }).success).toBe(false)
  })
})
