import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useRef,
} from 'react'
import { cx } from './cx.ts'
import { FLOATING_BOX } from './floating-box.ts'
import { useFloatingTrigger } from './floating-trigger.ts'
import { focusInside } from './focus-inside.ts'
import type { Align, Side } from './place-beside.ts'
import { type OpenProps, useControlledOpen } from './use-controlled-open.ts'
import { useFloating } from './use-floating.ts'

interface PopoverState {
  open: boolean
  setOpen: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  id: string
}

const PopoverContext = createContext<PopoverState | null>(null)

function usePopover(): PopoverState {
  const state = useContext(PopoverContext)
  if (!state) throw new Error('Popover parts belong inside a Popover')
  return state
}

export interface PopoverProps extends OpenProps {
  children: ReactNode
}

export function Popover({ children, ...controlled }: PopoverProps) {
  const [open, setOpen] = useControlledOpen(controlled)
  const anchor = useRef<HTMLElement>(null)
  const id = useId()
  return <PopoverContext value={{ open, setOpen, anchor, id }}>{children}</PopoverContext>
}

/** Around one button. */
export function PopoverTrigger({ children }: { children: ReactElement }) {
  const { open, setOpen, anchor, id } = usePopover()
  return useFloatingTrigger({
    child: children,
    anchor,
    open,
    onToggle: setOpen,
    popup: 'dialog',
    triggerId: `${id}-trigger`,
    floatingId: id,
  })
}

export interface PopoverContentProps {
  /** Spoken name: a popover is a dialog without a scrim. */
  label: string
  align?: Align
  side?: Side
  sideOffset?: number
  className?: string
  children: ReactNode
}

export function PopoverContent(props: PopoverContentProps) {
  const { label, align = 'start', side = 'bottom', sideOffset = 4, className, children } = props
  const { open, setOpen, anchor, id } = usePopover()
  const { ref, present } = useFloating({
    open,
    onOpenChange: setOpen,
    anchor,
    side,
    align,
    offset: sideOffset,
    onShown: focusInside,
  })
  if (!present) return null
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => closeOnEscape(event, () => setOpen(false))}
      className={cx(FLOATING_BOX, className)}
    >
      {children}
    </div>
  )
}

/** Ends the key here: the layer below must not close as well. */
export function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  close()
}
