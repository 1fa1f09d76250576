import { WATCHLIST_NAME_CHARS } from '@windhover/core/watchlist/constants'
import type { Watchlist } from '@windhover/core/watchlist/contract'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNameList, useRemoveList } from '../api/watchlists.ts'
import { watchlistCopy } from '../copy.ts'

type Named = Pick<Watchlist, 'id' | 'name'>

/** A name for a list, or (without one) for a new list. */
export type OpenDialog =
  | { readonly kind: 'name'; readonly list: Named | null }
  | { readonly kind: 'remove'; readonly list: Named }

type ListDialogsProps = {
  readonly dialog: OpenDialog | null
  readonly onClose: () => void
  readonly onNamed: (id: string) => void
  readonly onRemoved: (id: string) => void
}

export function ListDialogs({ dialog, onClose, onNamed, onRemoved }: ListDialogsProps) {
  // What was opened last stands there while it closes.
  const [last, setLast] = useState(dialog)
  if (dialog !== null && dialog !== last) setLast(dialog)
  const remove = useRemoveList()
  const named = last?.kind === 'name' ? last.list : null
  const removed = last?.kind === 'remove' ? last.list : null
  const confirm = async () => {
    if (removed === null) return
    await remove.mutateAsync(removed.id).then(
      () => onRemoved(removed.id),
      () => {},
    )
    onClose()
  }
  return (
    <>
      <Dialog
        width={400}
        title={named === null ? watchlistCopy.newList : watchlistCopy.renameTitle}
        open={dialog?.kind === 'name'}
        onOpenChange={(next) => !next && onClose()}
      >
        <NameForm list={named} onClose={onClose} onNamed={onNamed} />
      </Dialog>
      <ConfirmDialog
        open={dialog?.kind === 'remove'}
        onOpenChange={(next) => !next && onClose()}
        title={watchlistCopy.removeTitle}
        description={watchlistCopy.removeText(removed?.name ?? '')}
        confirmLabel={watchlistCopy.confirmRemove}
        cancelLabel={watchlistCopy.keep}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  )
}

type NameFormProps = {
  readonly list: Named | null
  readonly onClose: () => void
  readonly onNamed: (id: string) => void
}

function NameForm({ list, onClose, onNamed }: NameFormProps) {
  const formId = useId()
  const [name, setName] = useState(list?.name ?? '')
  const save = useNameList()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || save.isPending) return
    save.mutate(
      { id: list?.id ?? null, name: name.trim() },
      {
        onSuccess: (id) => {
          onNamed(id)
          onClose()
        },
      },
    )
  }
  return (
    <>
      <DialogBody>
        <form id={formId} onSubmit={submit}>
          <TextField
            label={watchlistCopy.name}
            value={name}
            maxLength={WATCHLIST_NAME_CHARS}
            autoComplete="off"
            error={save.isError ? errorText(save.error, watchlistCopy.changeFailed) : undefined}
            onChange={(event) => setName(event.target.value)}
            data-autofocus
          />
        </form>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{watchlistCopy.cancel}</Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={save.isPending}
          disabled={name.trim() === ''}
        >
          {list === null ? watchlistCopy.create : watchlistCopy.save}
        </Button>
      </DialogFoot>
    </>
  )
}
