import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { ModalFrame } from './modal-frame.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The plain consequence. */
  description: ReactNode
  children?: ReactNode
  /** Repeats the verb: "Confirm Cancel". */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  tone?: 'default' | 'danger'
  busy?: boolean
  busyLabel?: string
}

/** One decision. The safe button has the focus: Enter alone never confirms. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, children, tone = 'danger', busy = false, busyLabel } = props
  const id = useId()
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      dismissible={!busy}
      className="w-[min(400px,100%)] p-5"
    >
      <h2 id={`${id}-title`} className="mb-2 text-title font-semibold">
        {title}
      </h2>
      <p id={`${id}-text`} className="text-2">
        {description}
      </p>
      {children && <div className="mt-3">{children}</div>}
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:[&>button]:h-11 max-md:[&>button]:flex-1">
        <Button data-autofocus disabled={busy} onClick={() => onOpenChange(false)}>
          {props.cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger-solid' : 'primary'}
          loading={busy}
          {...(busyLabel ? { loadingLabel: busyLabel } : {})}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </ModalFrame>
  )
}
