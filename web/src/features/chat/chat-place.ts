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

/** After a reload the tab shows the conversation that it showed before; a new tab, the one that was shown last. */
function restored(vaultId: string): ChatPlace | null {
  try {
    const key = storageKey(vaultId)
    const conversationId = sessionStorage.getItem(key) ?? localStorage.getItem(key)
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
    const key = storageKey(vaultId)
    for (const area of [sessionStorage, localStorage]) {
      if (place?.isShown) area.setItem(key, place.conversationId)
      else area.removeItem(key)
    }
  } catch {
    // The next visit then begins with an empty chat.
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

/** As a page load does. */
export function forgetPlaces(): void {
  places.clear()
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
