import { useSyncExternalStore } from 'react'

/** Which conversation of a vault stands in this tab. */
export type ChatPlace = {
  readonly conversationId: string
  /** False: an empty chat that waits for its first message. */
  readonly isShown: boolean
  /** Whether its last messages are fetched at once; a new question needs none of them (R1-211). */
  readonly opensWith: 'history' | 'nothing'
}

const places = new Map<string, ChatPlace | null>()
const listeners = new Set<() => void>()
const storageKey = (vaultId: string) => `chat_place:${vaultId}`

/** After a reload the tab shows the conversation that it showed before. */
function restored(vaultId: string): ChatPlace | null {
  try {
    const conversationId = sessionStorage.getItem(storageKey(vaultId))
    return conversationId === null ? null : { conversationId, isShown: true, opensWith: 'history' }
  } catch {
    return null
  }
}

function readPlace(vaultId: string | null): ChatPlace | null {
  if (vaultId === null) return null
  if (!places.has(vaultId)) places.set(vaultId, restored(vaultId))
  return places.get(vaultId) ?? null
}

function write(vaultId: string, place: ChatPlace | null): void {
  places.set(vaultId, place)
  try {
    if (place?.isShown) sessionStorage.setItem(storageKey(vaultId), place.conversationId)
    else sessionStorage.removeItem(storageKey(vaultId))
  } catch {
    // The next reload then begins with an empty chat.
  }
  for (const listener of listeners) listener()
}

export function openConversation(
  vaultId: string,
  conversationId: string,
  opensWith: ChatPlace['opensWith'],
): void {
  write(vaultId, { conversationId, isShown: true, opensWith })
}

export function startNewChat(vaultId: string): void {
  write(vaultId, { conversationId: crypto.randomUUID(), isShown: false, opensWith: 'nothing' })
}

export function useChatPlace(vaultId: string | null): ChatPlace | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readPlace(vaultId),
  )
}
