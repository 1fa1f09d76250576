import { type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { usePresence } from './use-presence.ts'

export interface ModalFrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labelledBy?: string
  label?: string
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  dismissible?: boolean
  /** `top` for the palette, `center` for everything else. */
  place?: 'center' | 'top'
  className?: string
  children: ReactNode
}

/**
 * The native dialog spans the screen and shows nothing itself; the box inside is what people see.
 * So a press beside the box is a press on the dialog, and what floats can overlap the box.
 */
export function ModalFrame(props: ModalFrameProps) {
  const {
    open,
    onOpenChange,
    labelledBy,
    label,
    describedBy,
    role,
    dismissible = true,
    place = 'center',
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const present = usePresence(open, dialog)
  useModalDialog({ open, onClose: () => onOpenChange(false), dismissible, dialog, box })

  if (!present) return null
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-layer="dialog"
      className={cx(
        'modal-frame fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-transparent p-4 text-1 open:grid',
        place === 'center' ? 'place-items-center' : 'items-start justify-items-center md:pt-26',
      )}
    >
      <div
        ref={box}
        tabIndex={-1}
        className={cx(
          'modal-box min-w-0 rounded-md border bg-popover shadow-3 outline-none',
          props.className,
        )}
      >
        {props.children}
      </div>
    </dialog>
  )
}
