import type { QuoteView } from '@windhover/core/swaps/contract'
import { formatRate } from '@windhover/core/swaps/format-rate'
import { showReceived } from '@windhover/core/swaps/swap-form'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { cx } from '../../../ui/cx.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { factCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import { QuoteAge } from './quote-age.tsx'
import { QuoteFees } from './quote-fees.tsx'
import { RouteFact } from './route-fact.tsx'

type QuoteFactsProps = { readonly card: SwapCardState; readonly quote: QuoteView }

/** Everything the quote says. Figures that a new quote is about to replace stay, dimmed. */
export function QuoteFacts({ card, quote }: QuoteFactsProps) {
  const { sell, buy } = card.fields.pair
  if (sell === null || buy === null) return null
  const { terms, sellDecimals, buyDecimals } = quote
  const rate = formatRate(
    { raw: BigInt(terms.sellAmountRaw), decimals: sellDecimals, symbol: sell.symbol },
    { raw: BigInt(terms.quotedBuyAmountRaw), decimals: buyDecimals, symbol: buy.symbol },
  )
  const isOld = card.quote.quote === null
  return (
    <>
      {(quote.priceImpactPct ?? 0) >= IMPACT_DANGER_PCT && (
        <p className="mt-3 px-1 text-caption text-down">{factCopy.impactHigh}</p>
      )}
      <dl
        aria-label={factCopy.label}
        className={cx('mt-3 px-1 max-md:text-body', isOld && '[&_dd]:text-3 [&_dd_*]:text-3')}
      >
        <FactRow label={factCopy.rate}>
          {rate}{' '}
          {!isOld && <QuoteAge answeredAtMs={card.quote.answeredAtMs} isPaused={card.order.isSwapping} />}
        </FactRow>
        <FactRow label={factCopy.least}>
          {showReceived(BigInt(terms.minBuyAmountRaw), buyDecimals)} {buy.symbol}
        </FactRow>
        <ImpactFact percent={quote.priceImpactPct} />
        <FactRow label={factCopy.fees}>
          <QuoteFees fees={quote.fees} />
        </FactRow>
        <RouteFact chain={card.chain} steps={quote.route} ends={{ sell, buy }} />
        {quote.maxLoss !== null && <MaxLossRow loss={quote.maxLoss} />}
      </dl>
    </>
  )
}

const IMPACT_WARN_PCT = 1
const IMPACT_DANGER_PCT = 5

function ImpactFact({ percent }: { readonly percent: number | null }) {
  const isHigh = percent !== null && percent >= IMPACT_DANGER_PCT
  const tone = isHigh ? 'text-down' : percent !== null && percent >= IMPACT_WARN_PCT ? 'text-warn' : ''
  return (
    <FactRow label={factCopy.impact}>
      <span className={tone}>{percent === null ? factCopy.unknown : `${showImpact(percent)}%`}</span>
    </FactRow>
  )
}

/** Less than nothing is a price better than the market's: shown as such. */
function showImpact(percent: number): string {
  const text = Math.abs(percent).toFixed(2)
  return percent < 0 && text !== '0.00' ? `\u2212${text}` : text
}
