import { useEffect, useState } from 'react'

/** The text once typing has rested; what was emptied counts at once. */
export function useDebounced(text: string, delayMs: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (text === rested) return
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : delayMs)
    return () => clearTimeout(timer)
  }, [text, rested, delayMs])
  return rested
}
