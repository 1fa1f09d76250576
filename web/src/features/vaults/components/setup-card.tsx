import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { CardButton } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
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

export function SetupCard({ icon, words, done, busy = false, disabled = false, onPress }: SetupCardProps) {
  return (
    <li>
      <CardButton
        className="flex! w-full items-center gap-3 p-3!"
        aria-busy={busy || undefined}
        disabled={disabled}
        onClick={onPress}
      >
        <IconTile size={36} className={done ? 'bg-up-soft! text-up!' : ''}>
          {done ? <Check size={18} /> : icon}
        </IconTile>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{words.title}</span>
          <span className="mt-0.5 block truncate text-caption text-3">
            {done ? setupCopy.done : words.hint}
          </span>
        </span>
        {busy && <Spinner />}
        {!busy && !disabled && <ChevronRight size={14} className="text-3" aria-hidden="true" />}
      </CardButton>
    </li>
  )
}
