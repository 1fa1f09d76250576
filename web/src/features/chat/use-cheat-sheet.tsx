import { type ReactNode, useState } from 'react'
import { LATE_PART_FAILED, useLatePart } from '../../lib/use-late-part.ts'
import { toast } from '../../ui/toast-store.ts'

const loadDialog = () => import('./cheat-sheet/cheat-sheet-dialog.tsx')

/** The dialog comes when it is first asked for. */
export function useCheatSheet(draftId: string): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const Sheet = useLatePart({
    load: loadDialog,
    needed: asked,
    onFailed: () => {
      setAsked(false)
      setIsOpen(false)
      toast.error({ title: LATE_PART_FAILED })
    },
  })
  return {
    open: () => {
      setAsked(true)
      setIsOpen(true)
    },
    dialog: Sheet !== null && <Sheet draftId={draftId} open={isOpen} onOpenChange={setIsOpen} />,
  }
}
