import { useMemo, useRef, useState } from 'react'
import type { Sort, Sorts } from './column.ts'
import { type Held, holdRows, rowsBelow } from './hold-rows.ts'
import { keepRows } from './keep-rows.ts'
import { sortRows } from './sort-rows.ts'

type StillRowsInput<Row> = {
  readonly of: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sorts: Sorts<Row>
  readonly sort: Sort | null
  readonly isPaused: boolean
  readonly hasPages: boolean
}

export type StillRows<Row> = {
  readonly shown: readonly Row[]
  /** Rows that came while the list stands still. */
  readonly waiting: number
  readonly letIn: () => void
}

/** The rows in the order in which they are drawn. Another list or another order is never held back by a pause. */
export function useStillRows<Row>(input: StillRowsInput<Row>): StillRows<Row> {
  const { of, keyOf, sorts, sort, isPaused, hasPages } = input
  const rows = useKeptRows(input.rows, keyOf)
  const wanted = useMemo(() => sortRows(rows, sorts, sort), [rows, sorts, sort])
  const place = [of, sort?.by, sort?.direction].join(' ')
  const [held, setHeld] = useState<Held<Row> | null>(null)
  const isStale = held !== null && held.of !== place
  if (!isPaused && held !== null) setHeld(null)
  if (isPaused && (held === null || isStale)) setHeld({ of: place, rows: wanted })
  const counted = isPaused && !isStale ? held : null
  const below = useMemo(
    () => (hasPages && counted !== null ? rowsBelow(counted, wanted, keyOf) : []),
    [hasPages, counted, wanted, keyOf],
  )
  if (counted !== null && below.length > 0) setHeld({ ...counted, rows: [...counted.rows, ...below] })
  const { shown, waiting } = useMemo(() => holdRows(counted, wanted, keyOf), [counted, wanted, keyOf])
  return { shown, waiting, letIn: () => setHeld({ of: place, rows: wanted }) }
}

function useKeptRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const kept = useRef<ReadonlyMap<string, Row>>(new Map())
  return useMemo(() => {
    kept.current = keepRows(kept.current, rows, keyOf)
    return [...kept.current.values()]
  }, [rows, keyOf])
}
