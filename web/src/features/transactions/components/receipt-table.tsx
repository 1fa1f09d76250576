import type { ReceiptView } from '@windhover/core/transactions/contract'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { receiptCopy } from '../copy.ts'
import { readReceipt } from '../read-receipt.ts'

const UNKNOWN_FIGURE = '–'
const HEAD = 'h-7 pl-3 text-right font-medium text-3'
const CELL = 'h-7 py-1 pl-3 text-right wrap-anywhere'

export function ReceiptTable({ receipt, pending }: { receipt: ReceiptView; pending: boolean }) {
  const rows = readReceipt(receipt)
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
          {rows.map(({ token, label, quoted, executed, difference }) => (
            <tr key={token} className="border-b border-line-subtle">
              <th scope="row" className="h-7 text-left font-regular text-2">
                {label}
              </th>
              <td className={CELL}>{quoted ?? UNKNOWN_FIGURE}</td>
              <td className={`${CELL} font-semibold`}>{executed ?? UNKNOWN_FIGURE}</td>
              <td className={`${CELL} text-2`}>{difference ?? UNKNOWN_FIGURE}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pending && receipt.executed.length === 0 && (
        <p className="mt-1.5 text-caption text-3">{receiptCopy.notExecuted}</p>
      )}
    </div>
  )
}
