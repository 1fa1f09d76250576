import { type CombinedPrice, combinePrices } from '@windhover/core/prices/combine-prices'
import type { TokenKey } from '@windhover/core/prices/price-tick'
import type { FeatureParts } from '../../composition/feature.ts'

/** The price of each token that anybody has spoken about, with its age and how sure it is. */
export async function readPrices(
  { tickLog, watchedTokens, clock }: Pick<FeatureParts, 'tickLog' | 'watchedTokens' | 'clock'>,
  tokens: readonly TokenKey[],
): Promise<ReadonlyMap<TokenKey, CombinedPrice>> {
  const [last] = await Promise.all([tickLog.readLast(tokens), watchedTokens.note(tokens)])
  const prices = new Map<TokenKey, CombinedPrice>()
  for (const [token, ticks] of last) {
    const combined = combinePrices(ticks, clock.now().getTime())
    if (combined) prices.set(token, combined)
  }
  return prices
}
