import { useSyncExternalStore } from 'react'
import { showChat } from '../../../lib/ask-agent.ts'

/** The list may still have to be loaded; where it does not come, nobody waits for it any more. */
const WAITS_MS = 3_000

let askedAt: number | null = null
const listeners = new Set<() => void>()

function write(next: number | null): void {
  askedAt = next
  for (const listener of listeners) listener()
}

/** From anywhere: the chat, with its list of conversations open for a search. */
export function askForSearch(): void {
  showChat()
  write(performance.now())
}

/** True once for each request. */
export function takeSearchRequest(): boolean {
  const isFresh = askedAt !== null && performance.now() - askedAt < WAITS_MS
  write(null)
  return isFresh
}

export function useIsSearchAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => askedAt !== null,
  )
}
