import type { SwapIntent } from '@windhover/core/transactions/intent'
import type { FeatureParts } from '../../../composition/feature.ts'
import { findToken } from '../find-token.ts'
import { priceChanges } from '../price-changes.ts'

export type Sides = {
  readonly sellUsd: number | null
  readonly quotedBuyUsd: number | null
  readonly minBuyUsd: number | null
}

/** At last prices: the whole that is given, what was promised for it, and the least that may come. */
export async function priceSides(parts: FeatureParts, intent: SwapIntent, owner: string): Promise<Sides> {
  const { chain, sellToken, buyToken } = intent
  const [sold, bought] = await Promise.all([
    findToken(parts, { chain, owner, token: sellToken }),
    findToken(parts, { chain, owner, token: buyToken }),
  ])
  const [sell, quoted, least] = await priceChanges(parts, chain, [
    { ...sold, token: sellToken, amountRaw: BigInt(intent.sellAmountRaw) },
    { ...bought, token: buyToken, amountRaw: BigInt(intent.quotedBuyAmountRaw) },
    { ...bought, token: buyToken, amountRaw: BigInt(intent.minBuyAmountRaw) },
  ])
  return {
    sellUsd: sell?.amountUsd ?? null,
    quotedBuyUsd: quoted?.amountUsd ?? null,
    minBuyUsd: least?.amountUsd ?? null,
  }
}
