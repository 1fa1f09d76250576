const Q96 = 2 ** 96

/** Price of one whole token 0 in whole tokens 1. A price may be a float; amounts of money never pass here. */
export function priceOfToken0(pool: { sqrtPriceX96: bigint; decimals0: number; decimals1: number }): number {
  const root = Number(pool.sqrtPriceX96) / Q96
  return root * root * 10 ** (pool.decimals0 - pool.decimals1)
}
