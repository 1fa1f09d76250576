import type { RawAmount } from '../money/raw-amount.ts'
import { usdValue } from '../money/usd-value.ts'
import { maxLossOf } from '../transactions/max-loss.ts'
import type { QuoteView } from './contract.ts'

/** Null where nobody knows the price. */
export type PriceOf = (token: string) => number | null

type Part = { readonly token: string; readonly amountRaw: RawAmount; readonly decimals: number }

/**
 * A quote at the prices that the rest of the screen shows, so that no two figures contradict each other. Where the price
 * of a side is not known, the figures stay as the quote told them.
 */
export function valueQuote<Quote extends QuoteView>(quote: Quote, priceOf: PriceOf): Quote {
  const { terms, sellDecimals, buyDecimals } = quote
  const sold = { token: terms.sellToken, amountRaw: terms.sellAmountRaw, decimals: sellDecimals }
  const bought = { token: terms.buyToken, amountRaw: terms.quotedBuyAmountRaw, decimals: buyDecimals }
  const sellUsd = worthOf(sold, priceOf)
  const buyUsd = worthOf(bought, priceOf)
  const leastUsd = worthOf({ ...bought, amountRaw: terms.minBuyAmountRaw }, priceOf)
  if (sellUsd === null || buyUsd === null) return quote
  const fees = quote.fees.map((fee) => valueFee(fee, priceOf))
  const maxLoss = maxLossOf({ outUsd: [sellUsd], leastInUsd: [leastUsd], fees })
  return { ...quote, sellUsd, buyUsd, fees, maxLoss }
}

/** A fee at the price of now; as it was told where that is not known. */
export function valueFee<Fee extends Part & { readonly amountUsd: number | null }>(
  fee: Fee,
  priceOf: PriceOf,
): Fee {
  const amountUsd = worthOf(fee, priceOf)
  return amountUsd === null ? fee : { ...fee, amountUsd }
}

function worthOf({ token, amountRaw, decimals }: Part, priceOf: PriceOf): number | null {
  const priceUsd = priceOf(token)
  return priceUsd === null ? null : usdValue({ amountRaw: BigInt(amountRaw), decimals, priceUsd })
}
