import { MEMEZONE_LIMIT } from '@windhover/core/discovery/constants'
import type { MemezoneTab } from '@windhover/core/discovery/contract'
import type { MemezoneBounds } from '@windhover/core/discovery/memezone-bounds'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useMemezone } from '../api/list-memezone.ts'
import { memezoneCopy } from '../copy.ts'
import {
  actionColumns,
  ageColumn,
  bondingColumn,
  devColumn,
  holdersColumn,
  marketCapColumn,
  tokenColumn,
  volumeColumn,
} from '../parts/launch-columns.tsx'
import { LaunchList } from '../parts/launch-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { FiltersSheetProps } from './filters-sheet.tsx'

const loadFilters = () => import('./filters-sheet.tsx')

const COLUMNS = [
  tokenColumn,
  ageColumn,
  bondingColumn,
  marketCapColumn,
  volumeColumn,
  holdersColumn,
  devColumn,
]

type MemezoneListProps = {
  readonly tab: MemezoneTab
  readonly bounds: MemezoneBounds
  readonly onBounds: (bounds: MemezoneBounds) => void
}

export function MemezoneList({ tab, bounds, onBounds }: MemezoneListProps) {
  const [isPaused, setIsPaused] = useState(false)
  const [isFiltering, setIsFiltering] = useState(false)
  const FiltersSheet = useLatePart<FiltersSheetProps>({
    load: loadFilters,
    needed: isFiltering,
    onFailed: () => {
      setIsFiltering(false)
      toast.error({ title: LATE_PART_FAILED })
    },
  })
  const list = useMemezone({ tab, bounds, isPaused })
  const count = list.data?.tokens.length ?? null
  return (
    <>
      <FilterBar
        bounds={bounds}
        onBounds={onBounds}
        isOpen={isFiltering}
        onOpen={() => setIsFiltering(true)}
        shown={count === null ? null : memezoneCopy.shown(count, MEMEZONE_LIMIT)}
      />
      <LaunchList
        label={memezoneCopy.list}
        of={`${tab} ${JSON.stringify(bounds)}`}
        list={list}
        tokens={list.data?.tokens}
        reading={list.data}
        columns={COLUMNS}
        actions={actionColumns}
        onPaused={setIsPaused}
        empty={<EmptyState icon={<SearchX size={24} />} title={memezoneCopy.empty} />}
      />
      {FiltersSheet !== null && (
        <FiltersSheet
          open={isFiltering}
          onClose={() => setIsFiltering(false)}
          bounds={bounds}
          onBounds={onBounds}
        />
      )}
    </>
  )
}
