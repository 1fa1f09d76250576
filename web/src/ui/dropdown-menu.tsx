import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { CloseMenuContext } from './close-menu.ts'
import { cx } from './cx.ts'
import { FLOATING_BOX } from './floating-box.ts'
import { useFloatingTrigger } from './floating-trigger.ts'
import { focusFirstItem, itemForKey } from './menu-keys.ts'
import type { Align } from './place-beside.ts'
import { closeOnEscape } from './popover.tsx'
import { type OpenProps, useControlledOpen } from './use-controlled-open.ts'
import { useFloating } from './use-floating.ts'

export {
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSegment,
  MenuSeparator,
} from './menu-items.tsx'

export interface DropdownMenuProps extends OpenProps {
  /** One button. */
  trigger: ReactElement
  children: ReactNode
  align?: Align
  side?: 'top' | 'bottom'
  /** `w-(--anchor-width)` makes it as wide as its button. */
  className?: string
}

export function DropdownMenu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  className,
  ...controlled
}: DropdownMenuProps) {
  const [open, setOpen] = useControlledOpen(controlled)
  const anchor = useRef<HTMLElement>(null)
  const byKey = useRef(false)
  const id = useId()
  const triggerId = (trigger.props as { id?: string }).id ?? `${id}-trigger`

  const { ref, present } = useFloating({
    open,
    onOpenChange: setOpen,
    anchor,
    side,
    align,
    offset: 4,
    onShown: (menu) => (byKey.current ? focusFirstItem(menu) : menu.focus({ preventScroll: true })),
  })
  const close = () => {
    setOpen(false)
    // At once, not with the next frame: what was chosen may open a layer that remembers who had the focus.
    ref.current?.hidePopover()
    anchor.current?.focus({ preventScroll: true })
  }

  const button = useFloatingTrigger({
    child: trigger,
    anchor,
    open,
    popup: 'menu',
    triggerId,
    floatingId: id,
    onToggle: (next, keyed) => {
      byKey.current = keyed
      setOpen(next)
    },
  })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    closeOnEscape(event, close)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const item = itemForKey(event.currentTarget, event.key)
    if (!item) return
    event.preventDefault()
    item.focus()
  }

  return (
    <>
      {button}
      {present && (
        <div
          ref={ref}
          id={id}
          popover="auto"
          role="menu"
          aria-labelledby={triggerId}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onPointerMove={focusHoveredItem}
          className={cx(FLOATING_BOX, 'min-w-37 p-1', className)}
        >
          <CloseMenuContext value={close}>{children}</CloseMenuContext>
        </div>
      )}
    </>
  )
}

/** One highlight for mouse and keys: the item under the pointer has the focus. */
function focusHoveredItem(event: PointerEvent<HTMLDivElement>): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
  const item =
    event.target.closest<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? event.currentTarget
  if (item !== document.activeElement) item.focus({ preventScroll: true })
}
