import { useEffect, useEffectEvent, useState } from 'react'

const WAIT_AT_MOST_MS = 800

type Search = { readonly query: string; readonly isSettled: boolean }

/** Enter pressed while the search still runs is for what it finds, unless something else is typed meanwhile. */
export function useRunWhenSettled({ query, isSettled }: Search, run: () => void): () => void {
  const [entered, setEntered] = useState<string | null>(null)
  const isWaiting = entered === query
  const runNow = useEffectEvent(() => {
    setEntered(null)
    run()
  })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => runNow(), isSettled ? 0 : WAIT_AT_MOST_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isSettled])
  return () => (isSettled ? run() : setEntered(query))
}
