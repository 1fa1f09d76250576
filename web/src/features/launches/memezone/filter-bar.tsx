import type { MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import ListFilter from 'lucide-react/icons/list-filter'
import { Button } from '../../../ui/button.tsx'
import { RemovableChip } from '../../../ui/chip.tsx'
import { memezoneCopy } from '../copy.ts'
import { listShownBounds, withoutBound } from './bounds.ts'

type FilterBarProps = {
  readonly bounds: MemezoneBounds
  readonly onBounds: (bounds: MemezoneBounds) => void
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** At the right end: how many tokens there are. */
  readonly shown: string | null
}

/** What holds back tokens, each bound with its way out. */
export function FilterBar({ bounds, onBounds, isOpen, onOpen, shown }: FilterBarProps) {
  const chips = listShownBounds(bounds)
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-5 py-2 max-md:px-4 @max-narrow/panel:px-4">
      <Button
        size={28}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<ListFilter size={14} aria-hidden="true" />}
        onClick={onOpen}
        className="max-md:h-8"
      >
        {memezoneCopy.filters}
        {chips.length > 0 && (
          <span className="num min-w-4 rounded-xs bg-hover px-1 text-center text-micro">{chips.length}</span>
        )}
      </Button>
      {chips.map(({ name, title, range }) => (
        <RemovableChip
          key={name}
          removeLabel={memezoneCopy.clear(title)}
          onRemove={() => onBounds(withoutBound(bounds, name))}
        >
          <span className="pl-2 text-2">
            {title} <span className="num text-1">{range}</span>
          </span>
        </RemovableChip>
      ))}
      {shown !== null && (
        <span role="status" className="num ml-auto text-caption text-3">
          {shown}
        </span>
      )}
    </div>
  )
}
