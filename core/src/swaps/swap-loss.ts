import { type MaxLoss, maxLossOf } from '../transactions/max-loss.ts'
import type { QuoteFeeView, QuoteView } from './contract.ts'

type Fee = { readonly kind: QuoteFeeView['kind']; readonly amountUsd: number | null }
type LossPart = { readonly kind: 'slippage' | 'price' | Fee['kind']; readonly usd: number }
export type SwapLoss = MaxLoss & {
  /** Of what is sold. */
  readonly percent: number | null
  /** What it is made of, largest cause first as people ask for it: slippage, price, then every fee. */
  readonly parts: readonly LossPart[]
}

/** Half a cent would be written as none. */
const SMALLEST_USD = 0.005

/** The most that a swap can cost, and why. Null as soon as a price is not known. */
export function swapLoss(quote: QuoteView, fees: readonly Fee[]): SwapLoss | null {
  const { sellUsd, buyUsd, terms } = quote
  if (sellUsd === null || buyUsd === null) return null
  const leastUsd = (buyUsd * Number(terms.minBuyAmountRaw)) / Number(terms.quotedBuyAmountRaw)
  const loss = maxLossOf({ outUsd: [sellUsd], leastInUsd: [leastUsd], fees })
  if (loss === null) return null
  // A price better than the market's makes up for a part of the slippage.
  const priceUsd = Math.min(loss.priceUsd, Math.max(0, sellUsd - buyUsd))
  const parts: readonly LossPart[] = [
    { kind: 'slippage', usd: loss.priceUsd - priceUsd },
    { kind: 'price', usd: priceUsd },
    // A venue's own fee is in its price.
    ...fees
      .filter(({ kind }) => kind !== 'venue')
      .map(({ kind, amountUsd }) => ({ kind, usd: amountUsd ?? 0 })),
  ]
  return {
    ...loss,
    percent: sellUsd === 0 ? null : (loss.totalUsd / sellUsd) * 100,
    parts: parts.filter(({ usd }) => usd >= SMALLEST_USD),
  }
}
