import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { type Correction, searchFor } from '@windhover/core/chat/replies/correction'
import Check from 'lucide-react/icons/check'
import { askAgent } from '../../../lib/ask-agent.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { offerCopy } from './offer-copy.ts'
import type { Answerable } from './offer-rows.tsx'

const COINS = Object.keys(CHAINS) as ChainId[]
const LOOK = 'h-auto! min-h-8 py-1 text-body! font-semibold! max-md:min-h-9'

type CorrectionChipsProps = Answerable & { readonly correction: Correction }

/** The question is the button; beside it the way to insist. */
export function CorrectionChips({ correction: { meant, typed }, answer, mayPress }: CorrectionChipsProps) {
  const isMeant = answer !== undefined && /^yes\b/i.test(answer.trim())
  // A mark belongs to an address, which of these only the coin of a network has.
  const chain = COINS.find((each) => CHAINS[each].native.symbol === meant)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip
        size={32}
        disabled={!mayPress && !isMeant}
        aria-disabled={!mayPress || undefined}
        onClick={() => mayPress && askAgent(offerCopy.yes)}
        icon={chain && <TokenMark token={{ chain, address: NATIVE, symbol: meant }} size={18} />}
        className={cx(LOOK, (mayPress || isMeant) && 'border-line-strong! bg-raised text-1!')}
      >
        {offerCopy.didYouMean(meant)}
        {isMeant && (
          <span className="inline-flex items-center gap-1.5 font-regular text-2">
            <Check size={14} aria-hidden="true" />
            {offerCopy.yes}
          </span>
        )}
      </Chip>
      {!isMeant && (
        <Chip
          size={32}
          disabled={!mayPress}
          onClick={() => askAgent(searchFor(typed))}
          className={cx(LOOK, 'max-w-full whitespace-normal! wrap-anywhere')}
        >
          {searchFor(typed)}
        </Chip>
      )}
    </div>
  )
}
