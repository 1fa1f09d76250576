import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Outage, onBack, readOutage, watchOutage } from './reachability.ts'

/** Null while the server can be reached. */
export function useOutage(): Outage | null {
  return useSyncExternalStore(watchOutage, readOutage, () => null)
}

/** For what does not count the seconds: drawn again only when it begins and ends. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    watchOutage,
    () => readOutage() !== null,
    () => false,
  )
}

/** For what did not come and is not a query: those ask again by themselves. */
export function useOnBack(handler: () => void): void {
  const run = useEffectEvent(handler)
  useEffect(() => onBack(() => run()), [])
}
