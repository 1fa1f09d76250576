import type { TalkMessage } from './talk-message.ts'

/** A message that the server has not confirmed yet. The request id makes sending it again safe. */
export type Unsent = { readonly message: TalkMessage; readonly requestId: string }

/** Per conversation: one question at a time is on its way. Kept for the tab, so a reload loses nothing. */
const kept = new Map<string, Unsent>()
const storageKey = (conversationId: string) => `chat_unsent:${conversationId}`

export function readUnsent(conversationId: string): Unsent | null {
  try {
    const text = sessionStorage.getItem(storageKey(conversationId))
    if (text !== null) return JSON.parse(text)
  } catch {
    // Storage is forbidden: the message then lives as long as the page.
  }
  return kept.get(conversationId) ?? null
}

export function keepUnsent(conversationId: string, unsent: Unsent): void {
  kept.set(conversationId, unsent)
  try {
    sessionStorage.setItem(storageKey(conversationId), JSON.stringify(unsent))
  } catch {
    // As above.
  }
}

export function dropUnsent(conversationId: string): void {
  kept.delete(conversationId)
  try {
    sessionStorage.removeItem(storageKey(conversationId))
  } catch {
    // As above.
  }
}
