import { type PriceTick, tokenKey } from '@windhover/core/prices/price-tick'
import { z } from 'zod'

/** Price V3. A token whose price is not reliable is left out of the answer: no price, never zero. */
export const priceAnswer = z.record(
  z.string(),
  z
    .object({ usdPrice: z.number(), liquidity: z.number().nullish(), blockId: z.number().nullish() })
    .nullable(),
)

/** The answer says how deep the market is, not how sure the price is: an order of 1,000 USD moves it by that much. */
const ORDER_USD = 1_000
const LEAST_BPS = 5
const MOST_BPS = 2_000

export function readPrices(
  answer: z.output<typeof priceAnswer>,
  at: { source: string; observedAtMs: number },
): PriceTick[] {
  return Object.entries(answer).flatMap(([mint, price]) =>
    price === null
      ? []
      : [
          {
            token: tokenKey('solana', mint),
            priceUsd: price.usdPrice,
            observedAtMs: at.observedAtMs,
            source: at.source,
            confidenceBps: confidenceOf(price.liquidity ?? 0),
          },
        ],
  )
}

function confidenceOf(liquidityUsd: number): number {
  if (liquidityUsd <= 0) return MOST_BPS
  return Math.min(MOST_BPS, Math.max(LEAST_BPS, Math.round((ORDER_USD / liquidityUsd) * 2 * 10_000)))
}
