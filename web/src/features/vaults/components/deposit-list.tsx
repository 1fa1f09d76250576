import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { DepositAddress } from '../list-deposit-addresses.ts'
import { DepositRow } from './deposit-row.tsx'

export type DepositListProps = {
  readonly rows: readonly DepositAddress[]
  readonly onCopied?: () => void
  readonly className?: string
  /** False where the addresses are only mentioned. */
  readonly opensWithCode?: boolean
  /** Every sign of each address, where there is room. */
  readonly isWhole?: boolean
}

/** Each address with a button that copies the full value and a code to scan, one at a time. */
export default function DepositList(props: DepositListProps) {
  const { rows, onCopied, className, opensWithCode = true, isWhole = false } = props
  const [shown, setShown] = useState(opensWithCode ? rows[0]?.network : undefined)
  return (
    <ul className={cx('divide-y divide-line-subtle', className)}>
      {rows.map((row) => (
        <DepositRow
          key={row.network}
          row={row}
          isWhole={isWhole}
          isCodeShown={shown === row.network}
          onToggleCode={() => setShown(shown === row.network ? undefined : row.network)}
          {...(onCopied ? { onCopied } : {})}
        />
      ))}
    </ul>
  )
}
