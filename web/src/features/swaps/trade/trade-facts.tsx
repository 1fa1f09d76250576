import { showAmount } from '@windhover/core/money/show-amount'
import type { QuoteView } from '@windhover/core/swaps/contract'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { cx } from '../../../ui/cx.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { factCopy } from '../copy.ts'
import { FeeRows } from '../parts/fee-rows.tsx'
import { ImpactRow } from '../parts/impact-row.tsx'
import { tradeCopy } from './copy.ts'
import type { TradeState } from './use-trade.ts'

type TradeFactsProps = { readonly trade: TradeState; readonly quote: QuoteView }

/** What the quote promises and what it costs; of an older quote greyed until the new one is there. */
export function TradeFacts({ trade, quote }: TradeFactsProps) {
  const { buy } = trade
  const { terms, buyDecimals, priceImpactPct, maxLoss, fees } = quote
  return (
    <dl
      className={cx('mt-2', trade.quote.quote === null && '[&_dd]:text-3 [&_dd_*]:text-3')}
      aria-label={factCopy.label}
    >
      <FactRow label={factCopy.least}>
        {showAmount(BigInt(terms.minBuyAmountRaw), buyDecimals)} {buy.symbol}{' '}
        <span className="text-3">{tradeCopy.slippage(terms.slippageBps / 100)}</span>
      </FactRow>
      <ImpactRow percent={priceImpactPct} />
      <FeeRows fees={fees} />
      <MaxLossRow loss={maxLoss} />
    </dl>
  )
}
