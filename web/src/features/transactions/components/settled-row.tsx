import { findContact } from '@windhover/core/contacts/find-contact'
import Check from 'lucide-react/icons/check'
import { useContacts } from '../../../lib/contacts/use-contacts.ts'
import { formatUsd } from '../../../lib/format-usd.ts'
import { stageOf } from '../../../lib/intent-stage.ts'
import { describeDone } from '../../../money/intents/describe-intent.ts'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { activityCopy } from '../copy.ts'
import { describeState } from '../describe-state.ts'
import { CUT, RowTime, type RowWordsProps } from './row-time.tsx'

/** Over and done: what happened in one line, what it was worth, when. Only who else asked for it is named. */
export function SettledRow({ view, nowMs, isOpen }: RowWordsProps) {
  const contacts = useContacts()
  const nameOf = (address: string) => findContact(contacts, view.intent.chain, address)?.name ?? null
  const { title, detail, usd } = describeDone(view, nameOf)
  const words = detail === null ? title : `${title} ${detail}`
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={cx('num block font-medium', isOpen ? 'wrap-anywhere' : CUT)} title={words}>
          {words}
        </span>
        {view.origin !== 'panel' && (
          <span className="block truncate text-caption text-3">{describeState(view, nowMs)}</span>
        )}
      </span>
      <span className="num flex-none text-right leading-4.5">
        <span className="block">{formatUsd(usd) ?? activityCopy.unpriced}</span>
        <span className="flex items-center justify-end gap-1 text-3">
          <Check size={12} aria-hidden="true" className="stroke-[2.4] text-up" />
          <VisuallyHidden>{stageOf(view).word}</VisuallyHidden>
          <RowTime view={view} nowMs={nowMs} />
        </span>
      </span>
    </>
  )
}
