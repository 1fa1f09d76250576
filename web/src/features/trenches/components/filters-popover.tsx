import ListFilter from 'lucide-react/icons/list-filter'
import { lazy, Suspense } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { filterCopy } from '../copy.ts'
import { countFilters, type Filters } from '../filter-tokens.ts'

/** Nothing of it is there before somebody asks. */
const FiltersForm = lazy(() => import('./filters-form.tsx'))
const FIELDS = 4

type FiltersPopoverProps = {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function FiltersPopover({ filters, onChange, isOpen, onOpenChange }: FiltersPopoverProps) {
  const count = countFilters(filters)
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger>
        <Chip icon={<ListFilter size={13} aria-hidden="true" />}>
          {filterCopy.title}
          {count > 0 && (
            <span className="num rounded-xs bg-active px-1 text-micro">
              {count}
              <VisuallyHidden> {filterCopy.active(count)}</VisuallyHidden>
            </span>
          )}
        </Chip>
      </PopoverTrigger>
      <PopoverContent label={filterCopy.title} className="w-72 p-4">
        <Suspense fallback={<SkeletonRows rows={FIELDS} rowHeight={44} />}>
          <FiltersForm filters={filters} onChange={onChange} />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
