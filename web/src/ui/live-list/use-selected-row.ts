import { useState } from 'react'

export type Move = 1 | -1 | 'first' | 'last'

type Selected = { readonly key: string; readonly index: number }

/** The row that keys speak of. It is kept by its key, so that it stays the same one when the order changes. */
export function useSelectedRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [selected, setSelected] = useState<Selected | null>(null)
  const index = selected === null ? -1 : rows.findIndex((row) => keyOf(row) === selected.key)
  const select = (at: number): void => {
    const row = rows[at]
    if (row !== undefined) setSelected({ key: keyOf(row), index: at })
  }
  // Who left the list is missed where it stood last.
  const from = index >= 0 ? index : selected === null ? -1 : selected.index - 1
  return {
    index,
    row: rows[index] ?? null,
    select,
    clear: () => setSelected(null),
    /** Where a move leads; stays within the list. */
    after: (by: Move): number => {
      if (by === 'first') return 0
      if (by === 'last') return rows.length - 1
      return Math.min(Math.max(from + by, 0), rows.length - 1)
    },
  }
}
