import { type ReactNode, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { useScrollFocus } from '../../ui/use-scroll-focus.ts'

export type Column = { readonly name: string; readonly isNumber?: boolean }
export type RowOf = { readonly id: string; readonly cells: readonly ReactNode[] }

type RowTableProps = {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly RowOf[]
}

/** Answers of providers: names left, figures right. */
export function RowTable({ label, columns, rows }: RowTableProps) {
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  return (
    <div ref={box} className="overflow-x-auto -outline-offset-2">
      <table aria-label={label} className="num w-full border-collapse">
        <thead>
          <tr className="border-b text-micro text-3">
            {columns.map(({ name, isNumber = false }) => (
              <th
                key={name}
                scope="col"
                className={cx(
                  'px-4 py-1.5 font-medium whitespace-nowrap',
                  isNumber ? 'text-right' : 'text-left',
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
                    'h-9 px-4',
                    columns[index]?.isNumber ? 'text-right whitespace-nowrap' : 'max-w-60 truncate',
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
