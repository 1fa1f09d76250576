import ListFilter from 'lucide-react/icons/list-filter'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { RemovableChip } from '../../../ui/chip.tsx'
import { alphaCopy } from '../copy.ts'
import { type Filter, listActive, without } from '../filter.ts'

type FilterBarProps = {
  readonly filter: Filter
  readonly total: number | null
  readonly onOpen: () => void
  readonly onFilter: (filter: Filter) => void
}

/** The filters that are active, each with its way out, and how many projects they leave. */
export function FilterBar({ filter, total, onOpen, onFilter }: FilterBarProps) {
  const active = listActive(filter)
  const { length: count } = active
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-5 py-3 max-md:px-4 @max-narrow/panel:px-4">
      <Button
        size={28}
        icon={<ListFilter size={14} aria-hidden="true" />}
        onClick={onOpen}
        className="max-md:h-11"
        {...(count === 0 ? {} : { 'aria-label': alphaCopy.filtersActive(count) })}
      >
        {alphaCopy.filters}
        {count > 0 && <Badge>{count}</Badge>}
      </Button>
      {active.map(({ field, value }) => (
        <RemovableChip
          key={field}
          removeLabel={alphaCopy.remove(alphaCopy.chips[field], value)}
          onRemove={() => onFilter(without(filter, field))}
        >
          <span className="pl-1.5 text-2">{alphaCopy.chips[field]}</span>
          <span className="max-w-40 truncate font-semibold" title={value}>
            {value}
          </span>
        </RemovableChip>
      ))}
      <p role="status" className="ml-auto text-caption text-3">
        {total !== null && total > 0 && alphaCopy.count(total)}
      </p>
    </div>
  )
}
