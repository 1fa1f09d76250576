import { showReceived } from '@windhover/core/swaps/swap-form'
import { formatUsd } from '../../../lib/format-usd.ts'
import { useEverySecond } from '../../../lib/use-every-second.ts'
import { amountClasses } from '../../../ui/amount-size.ts'
import { cx } from '../../../ui/cx.ts'
import { SideFrame } from '../card/side-frame.tsx'
import { factCopy } from '../copy.ts'
import { tradeCopy } from './copy.ts'
import { TradeToken } from './trade-token.tsx'
import type { TradeState } from './use-trade.ts'

/** What comes out is never typed, only quoted. */
export function TradeReceive({ trade }: { readonly trade: TradeState }) {
  const { chain, buy, quote } = trade
  const { last } = quote
  const none = quote.isOffline ? factCopy.unknown : '0'
  const text = last === null ? none : showReceived(BigInt(last.terms.quotedBuyAmountRaw), last.buyDecimals)
  return (
    <div className="mt-2">
      <SideFrame
        label={tradeCopy.receive}
        amount={
          <output
            aria-label={tradeCopy.receive}
            className={cx(
              'min-w-0 flex-1 truncate leading-9',
              amountClasses(text),
              quote.quote === null ? 'text-3' : 'text-1',
            )}
          >
            {text}
          </output>
        }
        token={<TradeToken chain={chain} token={buy} />}
        // Without a figure the line keeps its height: nothing jumps when the quote comes.
        worth={formatUsd(trade.shown?.buyUsd ?? null) ?? '\u00a0'}
        balance={
          quote.state === 'pending' && !quote.isOffline
            ? tradeCopy.quoting
            : quote.quote !== null && <QuoteAge answeredAtMs={quote.answeredAtMs} />
        }
      />
    </div>
  )
}

function QuoteAge({ answeredAtMs }: { readonly answeredAtMs: number }) {
  const seconds = Math.max(0, Math.floor((useEverySecond() - answeredAtMs) / 1_000))
  return <span className="num">{tradeCopy.quoteAge(seconds)}</span>
}
