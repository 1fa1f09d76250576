import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultTitle } from '@windhover/core/vaults/vault-name'
import { Dialog } from '../../../ui/dialog.tsx'
import { depositCopy } from '../deposit-copy.ts'
import { DepositRows } from './deposit-rows.tsx'

export type DepositDialogProps = {
  readonly vault: VaultView
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onCopied?: () => void
}

export default function DepositDialog({ vault, open, onOpenChange, onCopied }: DepositDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={depositCopy.title(vaultTitle(vault))} width={400}>
      <div className="@container/deposit pb-2">
        <p className="-mt-2 px-5 pb-2 text-caption text-3">{depositCopy.hint}</p>
        <DepositRows vault={vault} className="px-1" {...(onCopied ? { onCopied } : {})} />
      </div>
    </Dialog>
  )
}
