import { useEffect, useState } from 'react'

const LATEST_MS = 2_000

/** False until the browser has nothing better to do: for parts that nobody needs in the first moments. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    // Safari has no idle callback.
    if (globalThis.requestIdleCallback === undefined) {
      const timer = setTimeout(begin, LATEST_MS / 4)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(begin, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
