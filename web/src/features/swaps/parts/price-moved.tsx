import type { QuoteView } from '@windhover/core/swaps/contract'
import { showReceived } from '@windhover/core/swaps/swap-form'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { movedCopy } from '../copy.ts'

type PriceMovedProps = {
  /** Null while the new price is asked for. */
  readonly now: QuoteView | null
  readonly symbol: string
  readonly onAccept: () => void
  readonly onDismiss: () => void
}

/** Nothing is executed for less than was shown without asking. */
export function PriceMoved({ now, symbol, onAccept, onDismiss }: PriceMovedProps) {
  return (
    <div role="alert" className="mt-3">
      <Note>
        <p>
          {now === null
            ? movedCopy.asking
            : movedCopy.moved(showReceived(BigInt(now.terms.minBuyAmountRaw), now.buyDecimals), symbol)}
        </p>
        <div className="mt-2 flex gap-2">
          <Button size={28} disabled={now === null} onClick={onAccept}>
            {movedCopy.accept}
          </Button>
          <Button size={28} variant="ghost" onClick={onDismiss}>
            {movedCopy.dismiss}
          </Button>
        </div>
      </Note>
    </div>
  )
}
