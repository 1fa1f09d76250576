import { showAmount } from '@windhover/core/money/show-amount'
import type { QuoteFeeView, QuoteView } from '@windhover/core/swaps/contract'
import { formatUsd } from '../../../lib/format-usd.ts'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { cx } from '../../../ui/cx.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { factCopy } from '../copy.ts'
import { tradeCopy } from './copy.ts'
import type { TradeState } from './use-trade.ts'

const IMPACT_WARN_PCT = 1
const IMPACT_HIGH_PCT = 5

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
      <FactRow label={factCopy.impact}>
        <span className={impactTone(priceImpactPct)}>
          {priceImpactPct === null ? factCopy.unknown : `${priceImpactPct.toFixed(2)}%`}
        </span>
        {priceImpactPct !== null && priceImpactPct >= IMPACT_HIGH_PCT && (
          <span className="block text-down">{factCopy.impactHigh}</span>
        )}
      </FactRow>
      {fees.length === 0 && <FactRow label={factCopy.fees}>{factCopy.noFees}</FactRow>}
      {fees.map((fee) => (
        <FactRow key={`${fee.kind}:${fee.token}`} label={tradeCopy.fee[fee.kind]}>
          {feeText(fee)}{' '}
          {fee.amountUsd !== null && <span className="text-3">{formatUsd(fee.amountUsd)}</span>}
        </FactRow>
      ))}
      <MaxLossRow loss={maxLoss} />
    </dl>
  )
}

function impactTone(priceImpactPct: number | null): string | undefined {
  if (priceImpactPct === null || priceImpactPct < IMPACT_WARN_PCT) return undefined
  return priceImpactPct < IMPACT_HIGH_PCT ? 'text-warn' : 'text-down'
}

function feeText({ amountRaw, decimals, symbol, token }: QuoteFeeView): string {
  return `${showAmount(BigInt(amountRaw), decimals)} ${symbol ?? shortenAddress(token, { head: 4, tail: 4 })}`
}
