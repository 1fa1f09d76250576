import type { VaultView } from '@windhover/core/vaults/contract'
import { TOAST_COPY_MS } from '@windhover/core/workspace/layout'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { cx } from '../../../ui/cx.ts'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { toast } from '../../../ui/toast.tsx'
import { vaultCopy } from '../copy.ts'
import { type DepositAddress, listDepositAddresses } from '../list-deposit-addresses.ts'

type DepositRowsProps = {
  readonly vault: VaultView
  readonly onCopied?: () => void
  readonly className?: string
}

/** R2-004, R2-005: three addresses, each with a button that copies the full value. */
export function DepositRows({ vault, onCopied, className }: DepositRowsProps) {
  return (
    <ul className={cx('divide-y divide-line-subtle', className)}>
      {listDepositAddresses(vault).map((row) => (
        <DepositRow key={row.network} row={row} {...(onCopied ? { onCopied } : {})} />
      ))}
    </ul>
  )
}

function DepositRow({ row, onCopied }: { row: DepositAddress; onCopied?: () => void }) {
  const copied = () => {
    toast.success({ title: vaultCopy.copyToast, durationMs: TOAST_COPY_MS })
    onCopied?.()
  }
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <ChainLogo chain={row.chain} size={32} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-1.5">
          <span className="font-semibold">{row.network}</span>
          {row.note && <span className="truncate text-caption text-3">{row.note}</span>}
        </div>
        <ShortAddress value={row.address} />
        {row.caption && <div className="text-caption text-3">{row.caption}</div>}
      </div>
      <span className="flex-none">
        <CopyButton
          value={row.address}
          label={vaultCopy.copy}
          copiedLabel={vaultCopy.copied}
          accessibleLabel={vaultCopy.copyLabel(row.network)}
          onCopied={copied}
          onFailed={() => toast.error({ title: vaultCopy.copyFailed })}
          className="max-md:h-11"
        />
      </span>
    </li>
  )
}

/** Wide boxes show more of it; a screen reader hears all of it. */
function ShortAddress({ value }: { value: string }) {
  return (
    <div className="mono text-caption text-2">
      <span className="sr-only">{value}</span>
      <span aria-hidden="true" title={value} className="hidden @min-[400px]/deposit:inline">
        {shortenAddress(value, { head: 14, tail: 8 })}
      </span>
      <span aria-hidden="true" title={value} className="@min-[400px]/deposit:hidden">
        {shortenAddress(value)}
      </span>
    </div>
  )
}
