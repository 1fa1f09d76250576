import type { TrenchesCategory, TrenchesWindow } from '@windhover/core/discovery/contract'
import { useState } from 'react'
import type { Sort } from '../../ui/live-list/column.ts'
import { type Filters, NO_FILTERS } from './filter-tokens.ts'

export type View = {
  readonly category: TrenchesCategory
  readonly window: TrenchesWindow
  /** Null: as the source ranks them. */
  readonly sort: Sort | null
  readonly filters: Filters
  /** 'Safe and rising', in place of a sort. */
  readonly isSafeFirst: boolean
}

/** G38 */
const FIRST: View = {
  category: 'toptrending',
  window: '24h',
  sort: null,
  filters: NO_FILTERS,
  isSafeFirst: false,
}

/** Kept outside the screen: who comes back from a token's page finds the list as it was left. */
let kept = FIRST

export function forgetView(): void {
  kept = FIRST
}

export function useView() {
  const [view, setView] = useState(kept)
  const change = (next: Partial<View>) => {
    kept = { ...view, ...next }
    setView(kept)
  }
  return { view, change }
}
