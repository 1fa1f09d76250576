import { formatAmount } from '@windhover/core/money/format-amount'
import type { QuoteView } from '@windhover/core/swaps/contract'
import { type TradeMode, tradeVerb } from '@windhover/core/swaps/trade-form'
import { tradeCopy } from './copy.ts'

type Trade = {
  readonly mode: TradeMode
  readonly token: { readonly symbol: string }
  readonly counterpart: { readonly symbol: string }
  readonly quote: Pick<QuoteView, 'terms' | 'sellDecimals'>
}

/** "Buy JUP for 0.5 SOL", "Sell 20 JUP for SOL". */
export function describeTrade({ mode, token, counterpart, quote }: Trade): string {
  const amount = formatAmount(BigInt(quote.terms.sellAmountRaw), quote.sellDecimals)
  const verb = tradeVerb(mode)
  return mode === 'buy'
    ? tradeCopy.what({ verb, symbol: token.symbol, paid: `${amount} ${counterpart.symbol}` })
    : tradeCopy.whatSell({ verb, sold: `${amount} ${token.symbol}`, symbol: counterpart.symbol })
}
