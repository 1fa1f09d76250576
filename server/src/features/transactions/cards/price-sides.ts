import type { Intent } from '@windhover/core/transactions/intent'
import { tradeSides } from '@windhover/core/transactions/trade-sides'
import { priceChanges } from '../books/price-changes.ts'
import type { TransactionParts } from '../parts.ts'
import { findToken } from '../stores/find-token.ts'

export type Sides = {
  readonly sellUsd: number | null
  readonly quotedBuyUsd: number | null
  readonly minBuyUsd: number | null
}

/** At last prices: the whole that is given, what was promised for it, and the least that may come. Null for no trade. */
export async function priceSides(
  parts: TransactionParts,
  intent: Intent,
  owner: string,
): Promise<Sides | null> {
  const trade = tradeSides(intent)
  if (trade === null) return null
  const { chain } = intent
  const { sold, bought } = trade
  const [soldFacts, boughtFacts] = await Promise.all([
    findToken(parts, { chain, owner, token: sold.token }),
    findToken(parts, { chain, owner, token: bought.token }),
  ])
  const [sell, quoted, least] = await priceChanges(parts, chain, [
    { ...soldFacts, ...sold },
    { ...boughtFacts, token: bought.token, amountRaw: bought.amountRaw },
    { ...boughtFacts, token: bought.token, amountRaw: bought.leastRaw },
  ])
  return {
    sellUsd: sell?.amountUsd ?? null,
    quotedBuyUsd: quoted?.amountUsd ?? null,
    minBuyUsd: least?.amountUsd ?? null,
  }
}
