import type { Sort, Sorts, SortValue } from './column.ts'

/** First click ascending, the next one the other way. */
export function nextSort(before: Sort | null, by: string): Sort {
  const isAscending = before?.by === by && before.direction === 'ascending'
  return { by, direction: isAscending ? 'descending' : 'ascending' }
}

/** Rows of equal value keep the order they came in. */
export function sortRows<Row>(rows: readonly Row[], sorts: Sorts<Row>, sort: Sort | null): readonly Row[] {
  const read = sort === null ? undefined : sorts[sort.by]
  if (sort === null || read === undefined) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row)
}

function compare(a: SortValue, b: SortValue, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * collator.compare(String(a), String(b))
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
