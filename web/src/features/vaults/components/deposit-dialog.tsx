import type { VaultView } from '@windhover/core/vaults/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { switcherCopy, vaultCopy } from '../copy.ts'
import { DepositRows } from './deposit-rows.tsx'

export type DepositDialogProps = {
  readonly vault: VaultView
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onCopied?: () => void
}

export default function DepositDialog({ vault, open, onOpenChange, onCopied }: DepositDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={switcherCopy.depositTitle(vaultCopy.name(vault.tokenId))}
      width={400}
    >
      <div className="@container/deposit pb-2">
        <p className="-mt-2 px-5 pb-2 text-caption text-3">{switcherCopy.depositHint}</p>
        <DepositRows vault={vault} className="px-1" {...(onCopied ? { onCopied } : {})} />
      </div>
    </Dialog>
  )
}
