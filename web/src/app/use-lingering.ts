import { useEffect, useState } from 'react'

/** Keeps the last value for as long as its exit is drawn. */
export function useLingering<Value>(value: Value | null, exitMs: number): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)

  useEffect(() => {
    if (value !== null) return
    const timer = setTimeout(() => setLast(null), exitMs)
    return () => clearTimeout(timer)
  }, [value, exitMs])

  return value ?? last
}
