import { type RefObject, useEffect } from 'react'

/** Text that scrolls must be reachable by keys: it takes part in the tab order only while it does scroll. */
export function useScrollFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const update = () => {
      if (scroller.scrollHeight > scroller.clientHeight) scroller.tabIndex = 0
      else scroller.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(update)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [element])
}
