import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { followAnchor } from './follow-anchor.ts'
import type { Align, Side } from './place-beside.ts'
import { usePresence } from './use-presence.ts'

export interface FloatingInput {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  side: Side
  align: Align
  offset: number
  /** Where the focus goes once the box stands. */
  onShown: (floating: HTMLElement) => void
}

export interface Floating {
  ref: RefObject<HTMLDivElement | null>
  present: boolean
}

/**
 * A native popover driven by React state. The browser brings the top layer, closing by a press elsewhere
 * and the order of layers; this adds the place, the focus and its return.
 */
export function useFloating({
  open,
  onOpenChange,
  anchor,
  side,
  align,
  offset,
  onShown,
}: FloatingInput): Floating {
  const ref = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  const present = usePresence(open, ref)
  const shown = useEffectEvent(onShown)
  const close = useEffectEvent(() => onOpenChange(false))

  useLayoutEffect(() => {
    const floating = ref.current
    const at = anchor.current
    if (!at) return
    if (!open) {
      const lostFocus = document.activeElement === document.body || floating?.contains(document.activeElement)
      if (wasOpen.current && lostFocus) at.focus({ preventScroll: true })
      wasOpen.current = false
      return
    }
    if (!floating) return
    wasOpen.current = true
    if (!floating.matches(':popover-open')) floating.showPopover()
    const stopFollowing = followAnchor({ anchor: at, floating, side, align, offset })
    shown(floating)

    const leaving = new AbortController()
    const { signal } = leaving
    floating.addEventListener('toggle', (event) => event.newState === 'closed' && close(), { signal })
    floating.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const inside =
          !(relatedTarget instanceof Node) || floating.contains(relatedTarget) || at.contains(relatedTarget)
        if (!inside) close()
      },
      { signal },
    )
    return () => {
      leaving.abort()
      stopFollowing()
      if (floating.matches(':popover-open')) floating.hidePopover()
    }
  }, [open, anchor, side, align, offset])

  return { ref, present }
}
