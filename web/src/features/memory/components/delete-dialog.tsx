import type { MemoryView } from '@windhover/core/memory/contract'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeleteMemory } from '../api/change-memories.ts'
import { memoryCopy } from '../copy.ts'
import { toastOutcome } from '../toast-outcome.ts'

type DeleteDialogProps = {
  readonly vaultId: string
  readonly memory: MemoryView
  readonly open: boolean
  readonly onClose: (isDeleted: boolean) => void
}

/** R1-138: also for 'Forget it'. */
export function DeleteDialog({ vaultId, memory, open, onClose }: DeleteDialogProps) {
  const { mutateAsync, isPending } = useDeleteMemory(vaultId)
  const run = async () => {
    const texts = { done: memoryCopy.deleted, failed: memoryCopy.deleteFailed }
    onClose(await toastOutcome(mutateAsync(memory.id), texts))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose(false)}
      title={memoryCopy.delete}
      description={memoryCopy.deleteQuestion}
      confirmLabel={memoryCopy.deleteConfirm}
      cancelLabel={memoryCopy.cancel}
      busy={isPending}
      busyLabel={memoryCopy.deleting}
      onConfirm={() => void run()}
    >
      <p className="line-clamp-3 rounded-sm bg-inset px-3 py-2 text-caption whitespace-pre-line text-2 wrap-anywhere">
        {memory.content}
      </p>
    </ConfirmDialog>
  )
}
