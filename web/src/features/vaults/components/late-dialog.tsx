import type { Lazy } from '../../../lib/feature.ts'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { toast } from '../../../ui/toast.tsx'

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

type LateDialogProps<Props> = { readonly load: Lazy<Props>; readonly props: Props }

/** A dialog without its code, until somebody opens it. */
export function LateDialog<Props extends Opened>({ load, props }: LateDialogProps<Props>) {
  const giveUp = () => {
    props.onOpenChange(false)
    toast.error({ title: LATE_PART_FAILED })
  }
  const Dialog = useLatePart({ load, needed: props.open, onFailed: giveUp })
  return Dialog === null ? null : <Dialog {...props} />
}
