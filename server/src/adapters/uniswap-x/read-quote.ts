import { swapErrors } from '@windhover/core/swaps/errors'
import type { TokenRef } from '../../ports/chain.ts'
import type { VenueQuote } from '../../ports/swap-venue.ts'
import type { DutchQuote } from './ask-quote.ts'

export function readQuote(
  quote: DutchQuote,
  pair: { readonly sellToken: TokenRef; readonly buyToken: TokenRef },
): VenueQuote {
  if (quote.endRaw <= 0n) throw swapErrors.amountTooSmall({ context: { venue: 'uniswap-x' } })
  return {
    buyAmountRaw: quote.startRaw,
    minBuyAmountRaw: quote.endRaw,
    priceImpactPct: null,
    route: [{ label: 'Uniswap X', fromToken: pair.sellToken, toToken: pair.buyToken, sharePct: 100 }],
    fees: [],
    networkFeeRaw: null,
    expiresAtMs: quote.order.deadline * 1_000,
  }
}
