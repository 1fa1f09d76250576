import type { FeeView } from '@windhover/core/transactions/contract'
import { formatUsd } from '../../../lib/format-usd.ts'
import { receiptCopy } from '../copy.ts'
import { showFee } from '../describe-state.ts'

export function ReceiptFees({ fees }: { fees: readonly FeeView[] }) {
  return (
    <div>
      <h4 className="text-caption text-3">{receiptCopy.fees}</h4>
      {fees.length === 0 && <p className="mt-1 text-caption text-2">{receiptCopy.noFees}</p>}
      <ul>
        {fees.map((fee) => (
          <li
            key={`${fee.kind}:${fee.token}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-1 text-caption"
          >
            <span className="text-2">{receiptCopy.feeKinds[fee.kind]}</span>
            <span className="num min-w-0 text-right wrap-anywhere">
              {showFee(fee)}
              {fee.amountUsd !== null && <span className="ml-2 text-3">{formatUsd(fee.amountUsd)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
