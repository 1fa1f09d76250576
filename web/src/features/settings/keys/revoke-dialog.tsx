import type { ReactNode } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRevoke } from './change-keys.ts'
import { keysCopy } from './keys-copy.ts'

type RevokeDialogProps = {
  readonly sort: 'root' | 'lent'
  readonly subject: { readonly keyId: string; readonly name: string }
  /** The plain consequence. */
  readonly consequence: string
  /** What ends along with it. */
  readonly more?: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

export function RevokeDialog({ sort, subject, consequence, more, open, onClose }: RevokeDialogProps) {
  const revoke = useRevoke(sort)
  const failed = revoke.error !== null && !(revoke.error instanceof StepUpCancelled)
  const { keyId, name } = subject
  const confirm = () =>
    revoke.mutateAsync({ keyId, name }).then(
      () => {
        onClose()
        toast.success({ title: keysCopy.revoked(name) })
      },
      () => undefined,
    )
  const close = () => {
    revoke.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={keysCopy.revokeTitle}
      description={consequence}
      confirmLabel={keysCopy.revokeConfirm}
      cancelLabel={keysCopy.keep}
      busy={revoke.isPending}
      busyLabel={keysCopy.revoking}
      onConfirm={confirm}
    >
      {more}
      <div role="alert">
        {failed && <FieldError>{errorText(revoke.error, keysCopy.revokeFailed)}</FieldError>}
      </div>
    </ConfirmDialog>
  )
}
