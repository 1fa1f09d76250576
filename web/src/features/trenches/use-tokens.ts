import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { sortSafeAndRising } from '@windhover/core/discovery/safe-and-rising'
import { useMemo, useState } from 'react'
import { useMarkedMap, useMarksOf } from '../../money/token-rows/marks.ts'
import { useTrenches } from './api/list-trenches.ts'
import { filterTokens } from './filter-tokens.ts'
import type { View } from './use-view.ts'

const NONE: readonly DiscoveredToken[] = []

/** The tokens of a view. Marks are read for the rows in sight; for an order that counts them, for all. */
export function useTokens(view: View) {
  const { filters, isSafeFirst } = view
  const { data, error, isPending, isFetching, refetch } = useTrenches(view)
  const all = data?.tokens ?? NONE
  const passing = useMemo(() => filterTokens(all, filters), [all, filters])
  const [seen, setSeen] = useState(NONE)
  useMarksOf(isSafeFirst ? passing : seen)
  const marks = useMarkedMap(isSafeFirst ? passing : NONE)
  const rows = useMemo(
    () => (isSafeFirst ? sortSafeAndRising(passing, marks) : passing),
    [isSafeFirst, passing, marks],
  )
  return { list: data, all, rows, setSeen, error, isPending, isFetching, refetch }
}
