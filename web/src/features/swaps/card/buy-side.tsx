import { showReceived } from '@windhover/core/swaps/swap-form'
import { VENUE_LABELS } from '@windhover/core/swaps/venues'
import { formatUsd } from '../../../lib/format-usd.ts'
import { amountClasses } from '../../../ui/amount-size.ts'
import { cx } from '../../../ui/cx.ts'
import { cardCopy, factCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import { BalanceLine } from './balance-line.tsx'
import { SideFrame } from './side-frame.tsx'
import { TokenButton } from './token-button.tsx'

/** What comes out is never typed, only quoted. */
export function BuySide({ card }: { readonly card: SwapCardState }) {
  const { chain, vault, fields, tokens, quote, order } = card
  const { buy } = fields.pair
  const { last } = quote
  const none = quote.isOffline ? factCopy.unknown : '0'
  const text = last === null ? none : showReceived(BigInt(last.terms.quotedBuyAmountRaw), last.buyDecimals)
  const isOld = quote.quote === null
  return (
    <SideFrame
      label={cardCopy.buying}
      top={last !== null && <span className="text-2">{cardCopy.via(VENUE_LABELS[last.terms.venue])}</span>}
      amount={
        <output
          aria-label={cardCopy.received}
          className={cx(
            'min-w-0 flex-1 truncate leading-9',
            amountClasses(text),
            isOld ? 'text-3' : 'text-1',
          )}
        >
          {text}
        </output>
      }
      token={
        <TokenButton
          label={cardCopy.chooseBuy}
          {...{ chain, vault }}
          token={buy}
          disabled={vault === null || order.isSwapping}
          onPick={(token) => card.pick('buy', token)}
        />
      }
      worth={worthOf(card)}
      balance={<BalanceLine token={buy} tokens={tokens} />}
    />
  )
}

function worthOf({ quote, shown, fields }: SwapCardState): string | null {
  if (quote.isOffline) return cardCopy.noQuoteOffline
  if (fields.pair.buy === null) return null
  return formatUsd(shown === null ? 0 : shown.buyUsd)
}
