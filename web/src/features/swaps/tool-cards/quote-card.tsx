import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import { formatRate } from '@windhover/core/swaps/format-rate'
import { formatUsd } from '../../../lib/format-usd.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { hopsOf, RouteText } from '../../../money/cards/route-text.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import { toolCardCopy } from './copy.ts'

type Answer = CardProps<'get_swap_quote'>['answer']

export function QuoteCard({ answer }: CardProps<'get_swap_quote'>) {
  const { quote, sell, buy } = answer
  const { terms } = quote
  const sold = { raw: BigInt(terms.sellAmountRaw), decimals: quote.sellDecimals, symbol: sell.symbol }
  const bought = { raw: BigInt(terms.quotedBuyAmountRaw), decimals: quote.buyDecimals, symbol: buy.symbol }
  const feesUsd = quote.fees.reduce<number | null>(
    (sum, { amountUsd }) => (sum === null || amountUsd === null ? null : sum + amountUsd),
    0,
  )
  const hops = hopsOf(quote.route)
  return (
    <CardFrame title={`${toolCardCopy.quote}: ${CHAINS[terms.chain].name}`}>
      <div className="grid grid-cols-2 gap-4 @max-narrow/chat:grid-cols-1">
        <Leg label={toolCardCopy.youSend} token={sell} amount={sold} usd={quote.sellUsd} />
        <Leg label={toolCardCopy.youReceive} token={buy} amount={bought} usd={quote.buyUsd} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 @max-narrow/chat:grid-cols-1">
        <FactRow label={toolCardCopy.rate}>{formatRate(sold, bought)}</FactRow>
        <FactRow label={toolCardCopy.atLeast}>
          {showAmount(BigInt(terms.minBuyAmountRaw), quote.buyDecimals)} {buy.symbol}
        </FactRow>
        {quote.priceImpactPct !== null && (
          <FactRow label={toolCardCopy.priceImpact}>{quote.priceImpactPct.toFixed(2)}%</FactRow>
        )}
        <FactRow label={toolCardCopy.fees}>{formatUsd(feesUsd) ?? cardCopy.unknown}</FactRow>
        {hops.length > 1 && (
          <FactRow label={toolCardCopy.route}>
            <RouteText hops={hops} />
          </FactRow>
        )}
        <MaxLossRow loss={quote.maxLoss} />
      </dl>
      <p className="mt-2 text-caption text-3">{toolCardCopy.nothingTraded}</p>
    </CardFrame>
  )
}

type LegProps = {
  readonly label: string
  readonly token: Answer['sell']
  readonly amount: { readonly raw: bigint; readonly decimals: number; readonly symbol: string }
  readonly usd: number | null
}

function Leg({ label, token, amount, usd }: LegProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <TokenMark token={token} size={32} />
      <div className="min-w-0">
        <p className="text-caption text-3">{label}</p>
        <p className="num flex flex-wrap items-baseline gap-x-2 text-figure font-semibold wrap-anywhere">
          {showAmount(amount.raw, amount.decimals)} {amount.symbol}
          <span className="text-caption font-regular text-3">{formatUsd(usd)}</span>
        </p>
      </div>
    </div>
  )
}
