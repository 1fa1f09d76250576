import type { Tokens } from 'marked'
import { useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useScrollFocus } from '../../../ui/use-scroll-focus.ts'
import { Inline } from './inline.tsx'

const ALIGN = { left: 'text-left', center: 'text-center', right: 'text-right' }
const alignOf = ({ align }: Tokens.TableCell) => ALIGN[align ?? 'left']

/** A wide one scrolls in its own box, never the thread. */
export function TableBlock({ table }: { readonly table: Tokens.Table }) {
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  return (
    <div ref={box} className="overflow-x-auto rounded-sm border text-body">
      <table className="num w-full border-collapse">
        <thead>
          <tr className="border-b text-caption text-3">
            {table.header.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <th key={index} scope="col" className={cx('px-3 py-1.5 font-medium', alignOf(cell))}>
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever come at the end
            <tr key={at} className="border-b border-line-subtle last:border-b-0">
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={index} className={cx('px-3 py-1.5', alignOf(cell))}>
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
