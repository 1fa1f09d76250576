import type { TalkMessage } from './talk-message.ts'

/** A message that the server has not confirmed yet. The request id makes sending it again safe. */
export type Unsent = {
  readonly message: TalkMessage
  readonly requestId: string
  /** The message in whose place it is asked. */
  readonly editOf?: string | undefined
}

/** Messages that wait for the reply before them. */
export type Queue = {
  readonly messages: readonly TalkMessage[]
  /** That reply did not end well: nothing goes out before the person says so. */
  readonly isHeld: boolean
}

export const EMPTY_QUEUE: Queue = { messages: [], isHeld: false }

/** Per conversation. Kept for the tab, so a reload loses nothing. */
function keptInTab<Value>(name: string) {
  const kept = new Map<string, Value>()
  const storageKey = (conversationId: string) => `${name}:${conversationId}`
  return {
    read: (conversationId: string): Value | null => {
      try {
        const text = sessionStorage.getItem(storageKey(conversationId))
        if (text !== null) return JSON.parse(text)
      } catch {
        // Storage is forbidden: the message then lives as long as the page.
      }
      return kept.get(conversationId) ?? null
    },
    keep: (conversationId: string, value: Value): void => {
      kept.set(conversationId, value)
      try {
        sessionStorage.setItem(storageKey(conversationId), JSON.stringify(value))
      } catch {
        // As above.
      }
    },
    drop: (conversationId: string): void => {
      kept.delete(conversationId)
      try {
        sessionStorage.removeItem(storageKey(conversationId))
      } catch {
        // As above.
      }
    },
  }
}

/** One question at a time is on its way. */
const unsent = keptInTab<Unsent>('chat_unsent')
export const { read: readUnsent, keep: keepUnsent, drop: dropUnsent } = unsent

const queues = keptInTab<Queue>('chat_queue')
export const readQueue = (conversationId: string): Queue => queues.read(conversationId) ?? EMPTY_QUEUE
export function keepQueue(conversationId: string, queue: Queue): void {
  if (queue.messages.length === 0) queues.drop(conversationId)
  else queues.keep(conversationId, queue)
}
