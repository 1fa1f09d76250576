import { type RefObject, useEffect, useState } from 'react'

/** Keeps something mounted until its leaving animation has ended. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open || !present) return
    let cancelled = false
    const running = element.current?.getAnimations({ subtree: true }) ?? []
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    Promise.allSettled(running.filter((one) => !endless(one)).map((one) => one.finished)).then(() => {
      if (!cancelled) setPresent(false)
    })
    return () => {
      cancelled = true
    }
  }, [open, present, element])

  return open || present
}
