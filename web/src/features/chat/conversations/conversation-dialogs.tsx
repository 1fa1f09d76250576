import { useMutation } from '@tanstack/react-query'
import { TITLE_CHARS_MAX } from '@windhover/core/chat/constants'
import type { ConversationView } from '@windhover/core/chat/contract'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { renameConversation } from '../api/conversations.ts'
import { conversationCopy } from './conversation-copy.ts'

type RenameDialogProps = {
  readonly vaultId: string
  readonly conversation: ConversationView
  readonly open: boolean
  readonly onClose: () => void
  readonly onRenamed: () => void
}

export function RenameDialog({ open, onClose, ...form }: RenameDialogProps) {
  return (
    <Dialog
      title={conversationCopy.renameTitle}
      width={400}
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      <RenameForm {...form} onClose={onClose} />
    </Dialog>
  )
}

/** Begins with the title of now each time it is opened. */
function RenameForm({ vaultId, conversation, onClose, onRenamed }: Omit<RenameDialogProps, 'open'>) {
  const { conversationId } = conversation
  const formId = useId()
  const [title, setTitle] = useState(conversation.title)
  const rename = useMutation({
    mutationFn: () => renameConversation({ vaultId, conversationId, title: title.trim() }),
    onSuccess: () => {
      onRenamed()
      onClose()
    },
    onError: (error) => void toast.error({ title: errorText(error, conversationCopy.changeFailed) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') rename.mutate()
  }
  return (
    <>
      <DialogBody>
        <form id={formId} onSubmit={submit}>
          <TextField
            label={conversationCopy.name}
            value={title}
            maxLength={TITLE_CHARS_MAX}
            onChange={(event) => setTitle(event.target.value)}
          />
        </form>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{conversationCopy.cancel}</Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={rename.isPending}
          disabled={title.trim() === ''}
        >
          {conversationCopy.save}
        </Button>
      </DialogFoot>
    </>
  )
}

type DeleteDialogProps = {
  readonly title: string
  readonly open: boolean
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function DeleteDialog({ title, open, isBusy, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={conversationCopy.removeTitle}
      description={conversationCopy.removeText(title)}
      confirmLabel={conversationCopy.confirmRemove}
      cancelLabel={conversationCopy.keep}
      busy={isBusy}
      onConfirm={onConfirm}
    />
  )
}
