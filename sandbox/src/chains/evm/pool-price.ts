import type { Pool } from './pool-book.ts'

const Q96 = 2 ** 96

export type PriceOf = (assetId: string) => number

/** The square root price at which a pool agrees with the market; a price, so a float's 15 digits are plenty. */
export function marketSqrtPriceX96(pool: Pick<Pool, 'token0' | 'token1'>, priceUsd: PriceOf): bigint {
  const raw0 = priceUsd(pool.token0.assetId) / 10 ** pool.token0.decimals
  const raw1 = priceUsd(pool.token1.assetId) / 10 ** pool.token1.decimals
  return BigInt(Math.floor(Math.sqrt(raw0 / raw1) * Q96))
}

/** How far the pool's price is from the market's, in millionths, as fees are counted. */
export function distanceInPips(poolSqrt: bigint, marketSqrt: bigint): number {
  const ratio = Number(poolSqrt) / Number(marketSqrt)
  return Math.abs(ratio * ratio - 1) * 1_000_000
}

/** What stands in a full-range position of that value, raw. */
export function amountsWorth(
  pool: Pick<Pool, 'token0' | 'token1'>,
  usd: number,
  priceUsd: PriceOf,
): [bigint, bigint] {
  const half = (side: Pool['token0']) =>
    (BigInt(Math.floor((usd / 2 / priceUsd(side.assetId)) * 1e6)) * 10n ** BigInt(side.decimals)) / 1_000_000n
  return [half(pool.token0), half(pool.token1)]
}

/** Outermost ticks that a position can have. */
export function fullRange(tickSpacing: number): [number, number] {
  const edge = Math.floor(887_272 / tickSpacing) * tickSpacing
  return [-edge, edge]
}
