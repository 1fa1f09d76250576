import type { VaultView } from '@windhover/core/vaults/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { AddProgramForm } from './add-program-form.tsx'
import { programCopy } from './keys-copy.ts'

type AddProgramDialogProps = {
  readonly vault: VaultView
  readonly open: boolean
  readonly onClose: () => void
}

export function AddProgramDialog({ vault, open, onClose }: AddProgramDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={programCopy.title}>
      <AddProgramForm vault={vault} onDone={onClose} />
    </Dialog>
  )
}
