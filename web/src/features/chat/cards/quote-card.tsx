import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import { formatRate } from '@windhover/core/swaps/format-rate'
import { formatUsd } from '../../../lib/format-usd.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { MaxLossRow } from '../../../money/max-loss-row.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame } from './card-frame.tsx'
import { hopsOf, RouteText } from './route-text.tsx'

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
    <CardFrame title={`${cardCopy.quote}: ${CHAINS[terms.chain].name}`}>
      <div className="grid grid-cols-2 gap-4 @max-narrow/chat:grid-cols-1">
        <Leg label={cardCopy.youSend} token={sell} amount={sold} usd={quote.sellUsd} />
        <Leg label={cardCopy.youReceive} token={buy} amount={bought} usd={quote.buyUsd} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 @max-narrow/chat:grid-cols-1">
        <FactRow label={cardCopy.rate}>{formatRate(sold, bought)}</FactRow>
        <FactRow label={cardCopy.atLeast}>
          {showAmount(BigInt(terms.minBuyAmountRaw), quote.buyDecimals)} {buy.symbol}
        </FactRow>
        {quote.priceImpactPct !== null && (
          <FactRow label={cardCopy.priceImpact}>{quote.priceImpactPct.toFixed(2)}%</FactRow>
        )}
        <FactRow label={cardCopy.fees}>{formatUsd(feesUsd) ?? cardCopy.unknown}</FactRow>
        {hops.length > 1 && (
          <FactRow label={cardCopy.route}>
            <RouteText hops={hops} />
          </FactRow>
        )}
        <MaxLossRow loss={quote.maxLoss} />
      </dl>
      <p className="mt-2 text-caption text-3">{cardCopy.nothingTraded}</p>
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
