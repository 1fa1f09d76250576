import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Who stood on something that is gone stands on the list, not at the top of the page. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, shown: string) {
  const wasInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown may take the focus with it
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true })
    }
  }, [box, shown])
  return {
    onFocus: () => {
      wasInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) wasInside.current = false
    },
  }
}
