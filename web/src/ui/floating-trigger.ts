import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  useRef,
} from 'react'

interface TriggerChildProps {
  id?: string
  ref?: Ref<HTMLElement>
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export interface TriggerInput {
  child: ReactElement
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** `byKey`: opened from the keyboard, so the first item takes the focus. */
  onToggle: (open: boolean, byKey: boolean) => void
  popup: 'menu' | 'dialog'
  triggerId: string
  floatingId: string
}

/** Gives the caller's own button what it needs to open something. */
export function useFloatingTrigger({
  child,
  anchor,
  open,
  onToggle,
  popup,
  triggerId,
  floatingId,
}: TriggerInput): ReactElement {
  // The press that reaches the button has already closed an open popover: the click must not open it again.
  const openAtPress = useRef(false)
  const own = (child as ReactElement<TriggerChildProps>).props

  return cloneElement(child as ReactElement<TriggerChildProps & Record<string, unknown>>, {
    id: own.id ?? triggerId,
    'aria-haspopup': popup,
    'aria-expanded': open,
    'aria-controls': open ? floatingId : undefined,
    ref: (element: HTMLElement | null) => {
      anchor.current = element
      attach(own.ref, element)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event)
      openAtPress.current = open
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      own.onClick?.(event)
      const closes = open || openAtPress.current
      openAtPress.current = false
      if (!event.defaultPrevented) onToggle(!closes, event.detail === 0)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown?.(event)
      if (popup !== 'menu' || open || event.key !== 'ArrowDown') return
      event.preventDefault()
      onToggle(true, true)
    },
  })
}

export function attach(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
