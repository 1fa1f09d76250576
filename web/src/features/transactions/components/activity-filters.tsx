import { CHAINS } from '@windhover/core/chains/all-chains'
import { Segment } from '../../../ui/segment.tsx'
import { activityCopy } from '../copy.ts'
import type { ActivityFilter } from '../group-intents.ts'

const NETWORKS = [
  { value: 'all', label: activityCopy.allNetworks },
  ...(['solana', 'ethereum', 'bsc', 'hedera'] as const).map((chain) => ({
    value: chain,
    label: CHAINS[chain].name,
  })),
] as const

type ActivityFiltersProps = {
  readonly filter: ActivityFilter
  readonly onFilterChange: (filter: ActivityFilter) => void
  readonly waiting: number
}

export function ActivityFilters({ filter, onFilterChange, waiting }: ActivityFiltersProps) {
  const { states } = activityCopy
  const options = [
    { value: 'all', label: states.all },
    {
      value: 'waiting',
      label: (
        <>
          {states.waiting}
          {waiting > 0 && <span className="num text-3"> {waiting}</span>}
        </>
      ),
    },
    { value: 'done', label: states.done },
    { value: 'failed', label: states.failed },
  ] as const
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-2 border-b px-5 py-2.5 max-md:px-4 @max-narrow/panel:px-4 @max-narrow/panel:*:flex @max-narrow/panel:*:w-full @max-narrow/panel:*:*:flex-1 @max-narrow/panel:*:*:px-1">
      <Segment
        label={activityCopy.stateFilter}
        value={filter.group}
        onValueChange={(group) => onFilterChange({ ...filter, group })}
        options={options}
        className="max-md:*:h-11!"
      />
      <Segment
        label={activityCopy.networkFilter}
        value={filter.chain}
        onValueChange={(chain) => onFilterChange({ ...filter, chain })}
        options={NETWORKS}
        className="max-md:*:h-11!"
      />
    </div>
  )
}
