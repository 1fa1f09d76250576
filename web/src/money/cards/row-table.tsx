import { type ReactNode, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { useScrollFocus } from '../../ui/use-scroll-focus.ts'

export type Column = {
  readonly name: string
  readonly isNumber?: boolean
  /** Gives way on a phone. */
  readonly isExtra?: boolean
}
export type RowOf = { readonly id: string; readonly cells: readonly ReactNode[] }

type RowTableProps = {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly RowOf[]
  /** Strangers' words are cut short enough for a phone, so that nothing has to be scrolled. */
  readonly fitsPhone?: boolean
}

/** Answers of providers: names left, figures right. */
export function RowTable({ label, columns, rows, fitsPhone = false }: RowTableProps) {
  const room = fitsPhone ? 'px-4 max-md:px-2' : 'px-4'
  const words = cx('max-w-60 truncate', fitsPhone && 'max-md:max-w-24')
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  return (
    <div ref={box} className="overflow-x-auto -outline-offset-2">
      <table aria-label={label} className="num w-full border-collapse">
        <thead>
          <tr className="border-b text-micro text-3">
            {columns.map(({ name, isNumber = false, isExtra = false }) => (
              <th
                key={name}
                scope="col"
                className={cx(
                  'py-1.5 font-medium whitespace-nowrap',
                  room,
                  isNumber ? 'text-right' : 'text-left',
                  isExtra && 'max-md:hidden',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-b border-line-subtle last:border-b-0">
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.name ?? index}
                  className={cx(
                    'h-9',
                    room,
                    columns[index]?.isNumber ? 'text-right whitespace-nowrap' : words,
                    columns[index]?.isExtra && 'max-md:hidden',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
