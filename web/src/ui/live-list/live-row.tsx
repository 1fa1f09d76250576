import { type MouseEvent, memo, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { TableRow, Td } from '../table.tsx'
import type { Column, RowDetail } from './column.ts'

/** Columns that give way where there is little room. */
export const WIDE_ONLY = 'max-md:hidden @max-narrow/panel:hidden'

type LiveRowProps<Row> = {
  readonly id: string
  readonly row: Row
  /** Counted from 1; the head is the first row. */
  readonly place: number
  readonly columns: readonly Column<Row>[]
  readonly isSelected: boolean
  /** Null where nothing can be opened below it. */
  readonly isOpen: boolean | null
  /** Given: it stands open below the row. */
  readonly detail: RowDetail<Row> | null
  readonly onPress: ((row: Row) => void) | null
}

function LiveRowOf<Row>(props: LiveRowProps<Row>) {
  const { id, row, place, columns, isSelected, isOpen, detail, onPress } = props
  const press = (event: MouseEvent) => {
    // A button in the row has its own meaning, and text that was marked is not a press.
    if (event.target instanceof Element && event.target.closest('button, a, input, label, [popover]')) return
    if (getSelection()?.isCollapsed === false) return
    onPress?.(row)
  }
  return (
    <>
      <TableRow
        id={id}
        aria-rowindex={place + 1}
        aria-selected={isSelected}
        onClick={press}
        className={cx(isSelected && SELECTED, onPress !== null && 'cursor-pointer', detail && 'bg-hover')}
      >
        {columns.map(({ id: column, align = 'start', className, isWideOnly, cell, over }, at) => (
          <Td
            key={column}
            align={align}
            className={cx(className, isWideOnly && WIDE_ONLY, detail && 'border-b-0', over && 'relative')}
          >
            {at === 0 && isOpen !== null ? (
              <Opener isOpen={isOpen} onPress={() => onPress?.(row)}>
                {cell(row)}
              </Opener>
            ) : (
              cell(row)
            )}
            {over?.(row)}
          </Td>
        ))}
      </TableRow>
      {detail !== null && (
        <tr className="bg-hover">
          <td
            // It is drawn only where these have given way.
            colSpan={columns.filter(({ isWideOnly }) => !isWideOnly).length}
            style={{ height: detail.heightPx }}
            className="border-b border-line-subtle px-5 align-top @max-narrow/panel:px-4"
          >
            {detail.draw(row)}
          </td>
        </tr>
      )}
    </>
  )
}

type OpenerProps = { readonly isOpen: boolean; readonly onPress: () => void; readonly children: ReactNode }

/** The whole row can be pressed; this is the part of it that says so. */
function Opener({ isOpen, onPress, children }: OpenerProps) {
  return (
    <button type="button" aria-expanded={isOpen} onClick={onPress} className="block h-11 w-full text-left">
      {children}
    </button>
  )
}

const SELECTED =
  'bg-hover *:first:relative *:first:before:absolute *:first:before:inset-y-0 *:first:before:left-0 *:first:before:w-0.5 *:first:before:bg-1'

/** Drawn anew only when something it shows has changed. */
export const LiveRow = memo(LiveRowOf) as typeof LiveRowOf
