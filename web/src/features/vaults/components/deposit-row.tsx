import { TOAST_COPY_MS } from '@windhover/core/workspace/layout'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useId } from 'react'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { toast } from '../../../ui/toast.tsx'
import { depositCopy } from '../deposit-copy.ts'
import type { DepositAddress } from '../list-deposit-addresses.ts'

type DepositRowProps = {
  readonly row: DepositAddress
  readonly isCodeShown: boolean
  readonly isWhole?: boolean
  readonly onToggleCode: () => void
  readonly onCopied?: () => void
}

export function DepositRow(props: DepositRowProps) {
  const { row, isCodeShown, isWhole = false, onToggleCode, onCopied } = props
  const codeId = useId()
  const copied = () => {
    toast.success({ title: depositCopy.copyToast, durationMs: TOAST_COPY_MS })
    onCopied?.()
  }
  return (
    <li className="px-4 py-3">
      <div className="flex items-center gap-3">
        <ChainLogo chain={row.chain} size={32} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-1.5">
            <span className="font-semibold">{row.network}</span>
            {row.note && <span className="truncate text-caption text-3">{row.note}</span>}
          </div>
          {isWhole ? <WholeAddress value={row.address} /> : <ShortAddress value={row.address} />}
          {row.caption && <div className="text-caption text-3">{row.caption}</div>}
        </div>
        <span className="flex flex-none items-center gap-1.5">
          <IconButton
            size={28}
            className="max-md:size-11"
            label={depositCopy.qrLabel(row.network)}
            icon={<QrCodeIcon size={15} aria-hidden="true" />}
            aria-expanded={isCodeShown}
            aria-controls={isCodeShown ? codeId : undefined}
            onClick={onToggleCode}
          />
          <CopyButton
            value={row.address}
            label={depositCopy.copy}
            copiedLabel={depositCopy.copied}
            accessibleLabel={depositCopy.copyLabel(row.network)}
            onCopied={copied}
            onFailed={() => toast.error({ title: depositCopy.copyFailed })}
            className="max-md:h-11"
          />
        </span>
      </div>
      {isCodeShown && (
        <div id={codeId} className="mt-3 flex items-center gap-3">
          <QrCode value={row.address} label={depositCopy.qrAlt(row.network, row.address)} />
          {!isWhole && <p className="mono min-w-0 flex-1 text-caption break-all text-2">{row.address}</p>}
        </div>
      )}
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

function WholeAddress({ value }: { value: string }) {
  return <div className="mono text-caption break-all text-2">{value}</div>
}
