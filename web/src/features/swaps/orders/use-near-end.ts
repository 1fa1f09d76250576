import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls when the element comes into sight, as long as there is more to come. */
export function useNearEnd(hasMore: boolean, onNear: () => void) {
  const ref = useRef<HTMLParagraphElement>(null)
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    const element = ref.current
    if (element === null || !hasMore) return
    // A busy page is told of several moments at once; the last one holds.
    const observer = new IntersectionObserver((moments) => {
      if (moments.at(-1)?.isIntersecting === true) tell()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore])
  return ref
}
