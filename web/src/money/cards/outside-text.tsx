import { splitAddressed } from '@windhover/core/text/split-addressed'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { cardCopy } from './card-copy.ts'

type OutsideTextProps = { readonly text: string; readonly className?: string }

/** Words of a stranger. What speaks to the assistant instead of to the reader is marked and folded. */
export function OutsideText({ text, className }: OutsideTextProps) {
  const { shown, addressed } = splitAddressed(text)
  return (
    <>
      {shown !== '' && <p className={className}>{shown}</p>}
      {addressed !== null && (
        <details className="mt-1 text-caption">
          <summary className="touch-target flex w-fit cursor-pointer items-center gap-1.5 text-warn">
            <ShieldAlert size={14} aria-hidden="true" className="flex-none" />
            {cardCopy.addressed}
          </summary>
          <p className="mt-1 rounded-sm bg-inset px-2.5 py-1.5 text-3 wrap-anywhere">{addressed}</p>
        </details>
      )}
    </>
  )
}
