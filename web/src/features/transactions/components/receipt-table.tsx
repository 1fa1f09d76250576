import type { IntentView, ReceiptView } from '@windhover/core/transactions/contract'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { receiptCopy } from '../copy.ts'
import { readReceipt } from '../read-receipt.ts'
import { readSwap, swapOf } from '../read-swap.ts'

const UNKNOWN_FIGURE = '–'
const HEAD = 'h-7 pl-3 text-right font-medium text-3'
const TONE = { up: 'text-up', down: 'text-down' }
const CELL = 'h-7 py-1 pl-3 text-right wrap-anywhere'

type ReceiptTableProps = {
  readonly view: IntentView
  readonly receipt: ReceiptView
}

export function ReceiptTable({ view, receipt }: ReceiptTableProps) {
  const swapped = swapOf(view)
  const rows = swapped === null ? readReceipt(receipt) : readSwap(view, swapped)
  if (rows.length === 0) return null
  return (
    <div>
      <table className="num w-full border-collapse text-caption">
        <thead>
          <tr className="border-b">
            <th scope="col">
              <VisuallyHidden>{receiptCopy.what}</VisuallyHidden>
            </th>
            <th scope="col" className={HEAD}>
              {receiptCopy.quoted}
            </th>
            <th scope="col" className={HEAD}>
              {receiptCopy.executed}
            </th>
            <th scope="col" className={HEAD}>
              {receiptCopy.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ token, label, quoted, executed, difference, tone }) => (
            <tr key={token} className="border-b border-line-subtle">
              <th scope="row" className="h-7 text-left font-regular text-2">
                {label}
              </th>
              <td className={CELL}>{quoted ?? UNKNOWN_FIGURE}</td>
              <td className={cx(CELL, tone === undefined ? 'font-semibold' : TONE[tone])}>
                {executed ?? UNKNOWN_FIGURE}
              </td>
              <td className={`${CELL} text-2`}>{difference ?? UNKNOWN_FIGURE}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.state !== 'CONFIRMED' && receipt.executed.length === 0 && (
        <p className="mt-1.5 text-caption text-3">{receiptCopy.notExecuted}</p>
      )}
    </div>
  )
}
