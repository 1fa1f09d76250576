import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { listDepositAddresses } from '../list-deposit-addresses.ts'
import { DepositRow } from './deposit-row.tsx'

type DepositRowsProps = {
  readonly vault: VaultView
  readonly onCopied?: () => void
  readonly className?: string
  /** False where the addresses are only mentioned. */
  readonly opensWithCode?: boolean
}

/** R2-004, R2-005: three addresses, each with a button that copies the full value and a code to scan, one at a time. */
export function DepositRows({ vault, onCopied, className, opensWithCode = true }: DepositRowsProps) {
  const rows = listDepositAddresses(vault)
  const [shown, setShown] = useState(opensWithCode ? rows[0]?.network : undefined)
  return (
    <ul className={cx('divide-y divide-line-subtle', className)}>
      {rows.map((row) => (
        <DepositRow
          key={row.network}
          row={row}
          isCodeShown={shown === row.network}
          onToggleCode={() => setShown(shown === row.network ? undefined : row.network)}
          {...(onCopied ? { onCopied } : {})}
        />
      ))}
    </ul>
  )
}
