import { type RefObject, useEffect, useRef } from 'react'

const TINT_MS = 400

/** A figure that moved takes the colour of its direction for a moment; what reads the same did not move. */
export function useTint(value: number | null, shown: string): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef({ value, shown })
  useEffect(() => {
    const was = before.current
    before.current = { value, shown }
    const figure = element.current
    if (figure === null || was.value === null || value === null || was.shown === shown) return
    if (isMotionReduced()) return
    // Held and not faded: a fading colour is drawn anew with every frame, and a list has hundreds of figures.
    figure.style.color = value > was.value ? 'var(--up)' : 'var(--down)'
    const end = () => figure.style.removeProperty('color')
    const timer = setTimeout(end, TINT_MS)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [value, shown])
  return element
}

let query: MediaQueryList | null = null

/** Asked once: a list has hundreds of figures. */
function isMotionReduced(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)')
  return query.matches
}
