import type { ReactNode } from 'react'

/** Of one kind within a column. Null is unknown and stands last, whichever way the list is sorted. */
export type SortValue = number | string | null

/** By its name, which is the id of the column that sorts by it; a name without a column is allowed. */
export type Sorts<Row> = Readonly<Record<string, (row: Row) => SortValue>>

export type Sort = { readonly by: string; readonly direction: 'ascending' | 'descending' }

export type Column<Row> = {
  readonly id: string
  readonly title: ReactNode
  readonly align?: 'start' | 'end'
  /** Mostly its width; every column but one has one: 'w-20'. */
  readonly className?: string
  /** Gives way on a phone and in a narrow panel. */
  readonly isWideOnly?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Lies over the cell, and is pressed on its own: it places itself. */
  readonly over?: (row: Row) => ReactNode
}

/** A letter that does something with the selected row, and what the foot says of it. */
export type RowKey<Row> = {
  readonly key: string
  readonly label: string
  readonly act: (row: Row) => void
}

/** What opens below a row where columns gave way. */
export type RowDetail<Row> = {
  /** Known beforehand, so that the rows below have their place at once. */
  readonly heightPx: number
  readonly draw: (row: Row) => ReactNode
}
