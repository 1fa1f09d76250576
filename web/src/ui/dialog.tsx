import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { useScrollFocus } from './use-scroll-focus.ts'

const WIDTH = { 400: 'w-[min(400px,100%)]', 448: 'w-[min(448px,100%)]', 600: 'w-[min(600px,100%)]' }

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** 400 a question, 448 a form, 600 text to read. */
  width?: keyof typeof WIDTH
  /** `danger` is announced at once, as a warning. */
  tone?: 'default' | 'danger'
  dismissible?: boolean
  /** Without it the foot must offer the way out. */
  closeButton?: boolean
  closeLabel?: string
  /** Ends in `DialogBody` and `DialogFoot`. */
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    width = 448,
    tone = 'default',
    dismissible = true,
    closeLabel = 'Close',
  } = props
  const { closeButton = true, children } = props
  const titleId = useId()
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={titleId}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      dismissible={dismissible}
      className={cx('flex max-h-[calc(100dvh-32px)] flex-col', WIDTH[width])}
    >
      <div className="flex h-13 flex-none items-center gap-2 pr-3 pl-5">
        <h2 id={titleId} className="min-w-0 flex-1 truncate text-title font-semibold">
          {title}
        </h2>
        {closeButton && (
          <IconButton
            label={closeLabel}
            size={28}
            icon={<X size={16} />}
            disabled={!dismissible}
            onClick={() => onOpenChange(false)}
          />
        )}
      </div>
      {children}
    </ModalFrame>
  )
}

export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  const body = useRef<HTMLDivElement>(null)
  useScrollFocus(body)
  return (
    <div ref={body} className={cx('min-h-0 overflow-y-auto px-5 pb-4 text-2 -outline-offset-2', className)}>
      {children}
    </div>
  )
}

export interface DialogFootProps {
  /** At the left end: a quiet sentence. */
  start?: ReactNode
  /** The confirming button last. */
  children: ReactNode
  className?: string
}

export function DialogFoot({ start, children, className }: DialogFootProps) {
  return (
    <div
      className={cx(
        'flex flex-none flex-wrap items-center justify-end gap-2 border-t px-5 py-3 max-md:[&>button]:h-11 max-md:[&>button]:flex-1',
        className,
      )}
    >
      {start && <div className="mr-auto text-caption text-3 max-md:w-full">{start}</div>}
      {children}
    </div>
  )
}
