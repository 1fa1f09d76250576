import type { QuoteFeeView, QuoteView } from '@windhover/core/swaps/contract'
import { formatRate } from '@windhover/core/swaps/format-rate'
import { showReceived } from '@windhover/core/swaps/swap-form'
import { swapLoss } from '@windhover/core/swaps/swap-loss'
import { valueFee } from '@windhover/core/swaps/value-quote'
import { FactRow } from '../../../ui/fact-row.tsx'
import { factCopy } from '../copy.ts'
import { FeeRows } from '../parts/fee-rows.tsx'
import { ImpactRow } from '../parts/impact-row.tsx'
import type { SwapCardState } from '../use-swap-card.ts'
import { feesOf } from '../use-swap-preview.ts'
import { LossRows } from './loss-rows.tsx'
import { QuoteAge } from './quote-age.tsx'
import { RouteFact } from './route-fact.tsx'

type QuoteFactsProps = { readonly card: SwapCardState; readonly quote: QuoteView }

/** What the quote promises and what it costs. */
export function QuoteFacts({ card, quote }: QuoteFactsProps) {
  const { sell, buy } = card.fields.pair
  if (sell === null || buy === null) return null
  const { terms, sellDecimals, buyDecimals } = quote
  const rate = formatRate(
    { raw: BigInt(terms.sellAmountRaw), decimals: sellDecimals, symbol: sell.symbol },
    { raw: BigInt(terms.quotedBuyAmountRaw), decimals: buyDecimals, symbol: buy.symbol },
  )
  const isOld = card.quote.quote === null
  const fees: readonly QuoteFeeView[] = feesOf(quote, card.preview).map((fee) => valueFee(fee, card.priceOf))
  return (
    <dl aria-label={factCopy.label} className="mt-1 border-t pt-1">
      <FactRow label={factCopy.rate}>
        {rate}{' '}
        {!isOld && <QuoteAge answeredAtMs={card.quote.answeredAtMs} isPaused={card.order.isSwapping} />}
      </FactRow>
      <FactRow label={factCopy.least}>
        {showReceived(BigInt(terms.minBuyAmountRaw), buyDecimals)} {buy.symbol}
      </FactRow>
      <ImpactRow percent={quote.priceImpactPct} />
      <FeeRows fees={fees} />
      <RouteFact chain={card.chain} steps={quote.route} ends={{ sell, buy }} />
      <LossRows loss={swapLoss(quote, fees)} />
    </dl>
  )
}
