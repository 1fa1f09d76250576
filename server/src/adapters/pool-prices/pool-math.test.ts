import { describe, expect, it } from 'vitest'
import { priceOfToken0 } from './pool-math.ts'

/** The square root as a pool keeps it: of raw units of token 1 for one raw unit of token 0. */
const rootOf = (ratio: number) => BigInt(Math.round(Math.sqrt(ratio) * 2 ** 48)) << 48n

describe('the price in a pool', () => {
  it.each([
    // USDC (6) and WETH (18): one dollar buys 1/3000 ether.
    [1 / 3_000, { decimals0: 6, decimals1: 18 }],
    [3_000, { decimals0: 18, decimals1: 6 }],
    [0.000_02, { decimals0: 8, decimals1: 8 }],
  ])('of %d is told in whole tokens', (price, decimals) => {
    const raw = price * 10 ** (decimals.decimals1 - decimals.decimals0)
    const found = priceOfToken0({ sqrtPriceX96: rootOf(raw), ...decimals })
    expect(found / price).toBeCloseTo(1, 5)
  })
})
