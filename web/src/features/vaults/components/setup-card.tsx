import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { CardButton } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { setupCopy } from '../copy.ts'

type SetupCardProps = {
  readonly icon: ReactNode
  readonly words: { readonly title: string; readonly hint: string }
  readonly done: boolean
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** One step in one line; why it is worth it is told to those who ask. */
export function SetupCard({ icon, words, done, busy = false, disabled = false, onPress }: SetupCardProps) {
  return (
    <li className="min-w-0">
      <CardButton
        className="flex! h-10 w-full items-center gap-2 px-3! py-0! text-caption font-medium max-md:h-11"
        aria-busy={busy || undefined}
        disabled={disabled}
        title={words.hint}
        onClick={onPress}
      >
        <span aria-hidden="true" className={cx('flex-none', done ? 'text-up' : 'text-3')}>
          {done ? <Check size={16} /> : busy ? <Spinner /> : icon}
        </span>
        <span className={cx('line-clamp-2 min-w-0 leading-4', done && 'text-3')}>{words.title}</span>
        {done && <span className="sr-only">{setupCopy.done}</span>}
      </CardButton>
    </li>
  )
}
