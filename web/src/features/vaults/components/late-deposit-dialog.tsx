import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { toast } from '../../../ui/toast.tsx'
import type { DepositDialogProps } from './deposit-dialog.tsx'

const loadDialog = () => import('./deposit-dialog.tsx')

/** The deposit dialog without its code, until somebody opens it. */
export function LateDepositDialog(props: DepositDialogProps) {
  const giveUp = () => {
    props.onOpenChange(false)
    toast.error({ title: LATE_PART_FAILED })
  }
  const Dialog = useLatePart({ load: loadDialog, needed: props.open, onFailed: giveUp })
  return Dialog === null ? null : <Dialog {...props} />
}
