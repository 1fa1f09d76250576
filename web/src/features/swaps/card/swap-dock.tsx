import { CHAINS } from '@windhover/core/chains/all-chains'
import { swapErrors } from '@windhover/core/swaps/errors'
import { SWAP_LABELS } from '@windhover/core/swaps/swap-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { cardCopy } from '../copy.ts'
import type { SwapCardState } from '../use-swap-card.ts'
import { FeeFix } from './fee-fix.tsx'

/** The button and what stands in its way; in sight however long the card is. */
export function SwapDock({ card }: { readonly card: SwapCardState }) {
  const { tag, chain } = card
  const label = SWAP_LABELS[tag](CHAINS[chain].native.symbol)
  const isBusy = tag === 'quoting' || tag === 'swapping'
  return (
    <div className="sticky bottom-0 mt-auto bg-surface pt-3 pb-5 max-md:pb-7 md:mt-0">
      <Button
        variant="primary"
        size={48}
        block
        loading={isBusy}
        loadingLabel={label}
        disabled={tag !== 'ready' && !isBusy}
        onClick={card.press}
        // What stands in the way is meant to be read.
        className="disabled:text-3!"
      >
        {label}
      </Button>
      <FeeFix card={card} />
      {tag === 'offline' && (
        <p className="mt-3 text-center text-caption text-balance text-3">{cardCopy.amountStays}</p>
      )}
      <Problem card={card} />
    </div>
  )
}

/** Why there is no quote, or what was left out. */
function Problem({ card }: { readonly card: SwapCardState }) {
  const text = problemOf(card)
  if (text === null) return null
  return (
    <div role="alert" className="mt-1">
      <FieldError>
        <span>
          {text}{' '}
          {card.tag === 'quote-error' && (
            <TextButton onClick={() => void card.quote.refresh()}>{cardCopy.retryQuote}</TextButton>
          )}
        </span>
      </FieldError>
    </div>
  )
}

function problemOf({ tag, quote, pressedWithout }: SwapCardState): string | null {
  if (tag === 'same-token') return swapErrors.sameToken().message
  if (pressedWithout) return swapErrors.missingParameters().message
  return quote.error
}
