import { type RefObject, useEffect, useRef } from 'react'

const TINT_MS = 400

/** A price that moved takes the colour of its direction for a moment; what reads the same did not move. */
export function usePriceTint(priceUsd: number | null, shown: string): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef({ priceUsd, shown })
  useEffect(() => {
    const was = before.current
    before.current = { priceUsd, shown }
    if (was.priceUsd === null || priceUsd === null || was.shown === shown) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const color = priceUsd > was.priceUsd ? 'var(--up)' : 'var(--down)'
    element.current?.animate([{ color }, {}], { duration: TINT_MS, easing: 'ease-out' })
  }, [priceUsd, shown])
  return element
}
