import { describe, expect, it } from 'vitest'
import { amountsWorth, distanceInPips, fullRange, marketSqrtPriceX96 } from './pool-price.ts'

const ZERO = '0x0000000000000000000000000000000000000000'
const usdc = { token: ZERO, assetId: 'USDC', decimals: 6 } as const
const weth = { token: ZERO, assetId: 'ETH', decimals: 18 } as const
const priceUsd = (assetId: string) => (assetId === 'ETH' ? 2_500 : 1)

describe('the price of a pool', () => {
  it('is the root of how many raw units of the second one raw unit of the first is worth', () => {
    // 1 raw USDC = 1e-6 USD = 4e-10 ETH = 4e8 wei; the root of 4e8 is 20,000
    const exact = 20_000n * 2n ** 96n
    const sqrt = marketSqrtPriceX96({ token0: usdc, token1: weth }, priceUsd)
    expect(distanceInPips(sqrt, exact)).toBeLessThan(0.001)
  })

  it('counts its distance from the market in millionths of the price, whichever side it is on', () => {
    const market = 2n ** 96n
    expect(distanceInPips((market * 1_005n) / 1_000n, market)).toBeCloseTo(10_025, 0)
    expect(distanceInPips((market * 995n) / 1_000n, market)).toBeCloseTo(9_975, 0)
  })

  it('splits a value into halves of raw units', () => {
    expect(amountsWorth({ token0: usdc, token1: weth }, 10_000, priceUsd)).toEqual([
      5_000_000_000n,
      2n * 10n ** 18n,
    ])
  })

  it('ends its range at ticks that the spacing allows', () => {
    expect(fullRange(60)).toEqual([-887_220, 887_220])
    expect(fullRange(1)).toEqual([-887_272, 887_272])
  })
})
