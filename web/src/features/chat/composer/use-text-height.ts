import { type RefObject, useLayoutEffect } from 'react'

/** Grows with its text; where that ends is said by its classes (R1-241, R1-242). */
export function useTextHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the text that makes it higher
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [area, text])
}
