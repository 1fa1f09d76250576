import { useEffect, useRef, useState } from 'react'

/** Drawn in real pixels: a stretched drawing would stretch its strokes. */
export function useSize<Drawn extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<Drawn>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
