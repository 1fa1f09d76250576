import { useEffect, useState } from 'react'
import { secondsLeft } from './card-phase.ts'

const TICK_MS = 250

/** Seconds until a moment; redraws only when their number changes. */
export function useCountdown(expiresAt: string): number {
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, Date.now()))
  useEffect(() => {
    const update = () => {
      const now = secondsLeft(expiresAt, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(update, TICK_MS)
    update()
    return () => clearInterval(timer)
  }, [expiresAt])
  return left
}
