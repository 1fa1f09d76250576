import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, once a minute: ages are written out. */
export function useEveryMinute(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
