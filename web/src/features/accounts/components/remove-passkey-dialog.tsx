import type { PasskeyView } from '@windhover/core/accounts/credential-contract'
import { errorText } from '../../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRemovePasskey } from '../api/change-passkeys.ts'
import { accountCopy } from '../copy.ts'
import { InlineAlert } from './inline-alert.tsx'

type RemovePasskeyDialogProps = {
  readonly passkey: PasskeyView
  readonly open: boolean
  readonly onClose: () => void
}

export function RemovePasskeyDialog({ passkey, open, onClose }: RemovePasskeyDialogProps) {
  const remove = useRemovePasskey()
  const silent = remove.error === null || remove.error instanceof StepUpCancelled
  const confirm = () =>
    remove.mutateAsync(passkey).then(
      () => {
        onClose()
        toast.success({ title: accountCopy.removed })
      },
      () => undefined,
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        remove.reset()
        onClose()
      }}
      title={accountCopy.removeTitle}
      description={accountCopy.removeBody(passkey.name)}
      confirmLabel={accountCopy.removeConfirm}
      cancelLabel={accountCopy.keepPasskey}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      <InlineAlert text={silent ? null : errorText(remove.error, accountCopy.loadFailed)} />
    </ConfirmDialog>
  )
}
