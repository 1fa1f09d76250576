import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** The time of day, for a part that shows an age or a countdown and nothing else. */
export function useEverySecond(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
