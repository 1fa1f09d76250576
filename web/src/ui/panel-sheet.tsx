import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { focusInside } from './focus-inside.ts'
import { IconButton } from './icon-button.tsx'
import { PanelHostContext } from './panel-host.ts'
import { usePresence } from './use-presence.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface PanelSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Before the title: a mark of what it is about. */
  lead?: ReactNode
  /** Right after the title, and no part of the dialog's name: a figure that moves. */
  context?: ReactNode
  children: ReactNode
  /** Buttons, the confirming one last. */
  foot?: ReactNode
  closeLabel?: string
  dismissible?: boolean
}

/** A dialog to assistive technology, but without a scrim: the list above stays readable and usable. */
export function PanelSheet(props: PanelSheetProps) {
  const { open, onOpenChange, title, lead, context, children, foot } = props
  const { closeLabel = 'Close', dismissible = true } = props
  const host = useContext(PanelHostContext)
  const sheet = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const present = usePresence(open, sheet)

  useReturnFocus(open)
  useLayoutEffect(() => {
    if (open && sheet.current) focusInside(sheet.current)
  }, [open])

  if (!present) return null

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !dismissible) return
    event.preventDefault()
    event.stopPropagation()
    onOpenChange(false)
  }

  const content = (
    <div
      ref={sheet}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-layer="dialog"
      onKeyDown={closeOnEscape}
      className={cx(
        'absolute inset-x-0 bottom-0 z-(--z-dialog) flex max-h-[85%] flex-col rounded-t-md border-t bg-popover shadow-3 outline-none',
        open ? 'animate-rise' : 'animate-sink',
      )}
    >
      <div className="flex h-12 flex-none items-center gap-2 pr-3 pl-5">
        {lead}
        <h3 id={titleId} className="min-w-0 truncate text-title font-semibold">
          {title}
        </h3>
        <span className="num flex-1 text-caption whitespace-nowrap text-3">{context}</span>
        <IconButton
          label={closeLabel}
          size={28}
          icon={<X size={16} />}
          disabled={!dismissible}
          onClick={() => onOpenChange(false)}
        />
      </div>
      <div className="min-h-0 overflow-y-auto px-5 pb-1">{children}</div>
      {foot && (
        <div
          data-sheet-foot=""
          className="flex flex-none flex-wrap items-center justify-end gap-2 px-5 pt-3 pb-4 max-md:pb-7"
        >
          {foot}
        </div>
      )}
    </div>
  )
  return host ? createPortal(content, host) : content
}
