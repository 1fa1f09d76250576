import { type CSSProperties, type FocusEvent, Fragment } from 'react'
import { cx } from '../cx.ts'
import { Table, TableBody, TableGap, TableHead, Th } from '../table.tsx'
import type { LiveListProps } from './live-list-props.ts'
import { LiveRow, WIDE_ONLY } from './live-row.tsx'
import { nextSort } from './sort-rows.ts'
import type { useLiveList } from './use-live-list.ts'
import { HEAD_PX } from './use-virtual-rows.ts'

type LiveTableProps<Row> = {
  readonly id: string
  readonly list: ReturnType<typeof useLiveList<Row>>
  readonly props: LiveListProps<Row>
}

/** A real table: rows out of sight are gaps, and each row says which one of all it is. */
export function LiveTable<Row>({ id, list, props }: LiveTableProps<Row>) {
  const { shown } = list.still
  const { items, endPx } = list.virtual
  const rowId = (index: number) => {
    const row = shown[index]
    return row === undefined ? undefined : `${id}-${props.keyOf(row)}`
  }
  const keyOfFocus = ({ target }: FocusEvent) =>
    target.closest<HTMLElement>('tr[id]')?.id.slice(id.length + 1) ?? null
  return (
    <Table
      ref={list.table}
      role="grid"
      label={props.label}
      tabIndex={0}
      aria-rowcount={shown.length + 1}
      aria-activedescendant={rowId(list.selected.index)}
      style={{ '--row': `${list.rowPx}px`, borderCollapse: 'separate', borderSpacing: 0 } as CSSProperties}
      className={cx('table-fixed -outline-offset-2', list.selected.index >= 0 && 'outline-none')}
    >
      <TableHead>
        <HeadCells props={props} />
      </TableHead>
      <TableBody
        onFocus={(event) => list.setFocusedKey(keyOfFocus(event))}
        onBlur={() => list.setFocusedKey(null)}
      >
        {items.map(({ index, start }, at) => {
          const row = shown[index]
          if (row === undefined) return null
          return (
            <Fragment key={props.keyOf(row)}>
              <TableGap px={start - (items[at - 1]?.end ?? HEAD_PX)} />
              <LiveRow
                id={rowId(index) ?? ''}
                row={row}
                place={index + 1}
                columns={props.columns}
                isSelected={index === list.selected.index}
                isOpen={list.detail === null ? null : index === list.openIndex}
                detail={index === list.openIndex ? list.detail : null}
                onPress={list.open}
              />
            </Fragment>
          )
        })}
        <TableGap px={endPx - (items.at(-1)?.end ?? endPx)} />
      </TableBody>
    </Table>
  )
}

function HeadCells<Row>({ props }: { readonly props: LiveListProps<Row> }) {
  const { columns, sorts = {}, sort = null, onSort } = props
  return columns.map(({ id, title, align = 'start', className, isWideOnly }) => {
    const isSortable = onSort !== undefined && Object.hasOwn(sorts, id)
    const direction = sort?.by === id ? sort.direction : 'none'
    return (
      <Th
        key={id}
        align={align}
        className={cx('sticky top-0 z-1 bg-surface', className, isWideOnly && WIDE_ONLY)}
        {...(isSortable ? { sort: direction, onSort: () => onSort(nextSort(sort, id)) } : {})}
      >
        {title}
      </Th>
    )
  })
}
