import { useSyncExternalStore } from 'react'

/** The message at which a conversation is to be opened, until the thread has found it. */
type Wanted = { readonly conversationId: string; readonly messageId: string }

let wanted: Wanted | null = null
const listeners = new Set<() => void>()

function write(next: Wanted | null): void {
  wanted = next
  for (const listener of listeners) listener()
}

export function wantMessage(message: Wanted): void {
  write(message)
}

export function forgetWanted(): void {
  write(null)
}

export function useWantedId(conversationId: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (wanted?.conversationId === conversationId ? wanted.messageId : null),
  )
}
