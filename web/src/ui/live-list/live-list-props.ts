import type { ReactNode } from 'react'
import type { Column, RowDetail, RowKey, Sort, Sorts } from './column.ts'
import type { ListStateProps } from './list-state.tsx'

export type LiveListProps<Row> = ListStateProps & {
  /** Spoken name. */
  readonly label: string
  /** Which list it is: another one begins at its top, whatever is paused. */
  readonly of: string
  readonly rows: readonly Row[]
  /** Always the same function, as columns are always the same array: else every row is drawn anew. */
  readonly keyOf: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly sorts?: Sorts<Row>
  /** Null: as the rows come. */
  readonly sort?: Sort | null
  readonly onSort?: (sort: Sort) => void
  readonly rowPx?: 48 | 50
  /** Enter, and a press on the row. */
  readonly onOpen?: (row: Row) => void
  /** In a narrow panel a press opens this below the row, in place of `onOpen`. */
  readonly detail?: RowDetail<Row>
  readonly keys?: readonly RowKey<Row>[]
  /** The key `/`. */
  readonly onSearch?: () => void
  /** Paused for another reason than the pointer: something that speaks of a row is open. */
  readonly isHeld?: boolean
  /** Rows stand where their owner put them: nothing has to be held, and no line above them says so. */
  readonly neverPauses?: boolean
  readonly onPaused?: (isPaused: boolean) => void
  /** The rows that are drawn now; told again only when they are others. */
  readonly onSeen?: (rows: readonly Row[]) => void
  /** The end is near: left out while the next page comes, and where there is none. */
  readonly onNearEnd?: (() => void) | undefined
  /** It is read page by page: what comes below the last row is its next page, and never waits. */
  readonly hasPages?: boolean | undefined
  /** In the line above the list while nothing is paused: how old it is. */
  readonly status?: ReactNode
  /** At the right end of the foot: '13 of 212'. */
  readonly count?: ReactNode
}
