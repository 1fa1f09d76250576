import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { dialogStack } from './dialog-stack.ts'
import { attach } from './floating-trigger.ts'
import { followAnchor } from './follow-anchor.ts'
import type { Side } from './place-beside.ts'

const DELAY_MS = 400
/** Who just read one tooltip gets the neighbour's at once. */
const WARM_MS = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

export interface TooltipProps {
  content: ReactNode
  /** One element that takes a ref and pointer and focus handlers. */
  children: ReactElement
  side?: Side
  /** For addresses and hashes. */
  mono?: boolean
  /** Off where the content repeats the element's own name. */
  describes?: boolean
}

interface AnchorProps {
  ref?: Ref<HTMLElement>
  [handler: `on${string}`]: ((event: unknown) => void) | undefined
}

export function Tooltip({
  content,
  children,
  side = 'bottom',
  mono = false,
  describes = true,
}: TooltipProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const id = useId()
  const own = (children as ReactElement<AnchorProps>).props
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = () => {
    clearTimeout(timer.current)
    const delayMs = performance.now() - lastClosedAt < WARM_MS ? 0 : DELAY_MS
    timer.current = setTimeout(() => setOpen(true), delayMs)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (!open) return
    lastClosedAt = performance.now()
    setOpen(false)
  }
  const after = (name: `on${string}`, act: (event: never) => void) => ({
    [name]: (event: never) => {
      own[name]?.(event)
      act(event)
    },
  })

  const element = cloneElement(children as ReactElement<Record<string, unknown>>, {
    ref: (node: HTMLElement | null) => {
      anchor.current = node
      attach(own.ref, node)
    },
    ...(open && describes ? { 'aria-describedby': id } : {}),
    // A finger has no hover: a tooltip would only cover what is being pressed.
    ...after('onPointerEnter', (event: PointerEvent) => event.pointerType !== 'touch' && show()),
    ...after('onPointerLeave', hide),
    ...after('onPointerDown', hide),
    ...after('onFocus', (event: FocusEvent) => (event.target as Element).matches(':focus-visible') && show()),
    ...after('onBlur', hide),
    ...after('onKeyDown', (event: KeyboardEvent) => event.key === 'Escape' && hide()),
  })

  return (
    <>
      {element}
      {open && (
        <TooltipBox id={id} anchor={anchor.current} side={side} mono={mono}>
          {content}
        </TooltipBox>
      )}
    </>
  )
}

interface TooltipBoxProps {
  id: string
  anchor: HTMLElement | null
  side: Side
  mono: boolean
  children: ReactNode
}

function TooltipBox({ id, anchor, side, mono, children }: TooltipBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const floating = box.current
    if (!floating || !anchor) return
    floating.showPopover()
    return followAnchor({ anchor, floating, side, align: 'center', offset: 6 })
  }, [anchor, side])

  const tip = (
    <div
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className={cx(
        'floating pointer-events-none fixed inset-auto max-w-80 rounded-inner border bg-popover px-2 py-1 text-caption text-1 shadow-2 wrap-anywhere',
        mono && 'font-mono text-micro',
      )}
    >
      {children}
    </div>
  )
  return createPortal(tip, dialogStack.top() ?? anchor?.closest<HTMLElement>(LANDMARKS) ?? document.body)
}

/** A screen reader that goes from landmark to landmark finds it in the one it speaks of. */
const LANDMARKS = 'main, nav, aside, header, footer, section[aria-label]'
