import { useRef, useState } from 'react'
import { keepQueue, type Queue, readQueue } from '../outbox.ts'
import type { TalkMessage } from '../talk-message.ts'

export const QUEUED_MAX = 5

type Given = { readonly conversationId: string; readonly send: (message: TalkMessage) => void }

/** What was written while a reply was being written, in the order in which it goes out. */
export function useQueue({ conversationId, send }: Given) {
  const [queue, setQueue] = useState<Queue>(() => readQueue(conversationId))
  const latest = useRef(queue)
  const write = (next: Queue) => {
    latest.current = next
    keepQueue(conversationId, next)
    setQueue(next)
  }
  const sendFirst = () => {
    const [first, ...rest] = latest.current.messages
    if (first === undefined) return
    write({ messages: rest, isHeld: false })
    send(first)
  }
  return {
    ...queue,
    /** False where no more fit. */
    add: (message: TalkMessage): boolean => {
      const { messages, isHeld } = latest.current
      if (messages.length >= QUEUED_MAX) return false
      write({ messages: [...messages, message], isHeld })
      return true
    },
    /** Takes a message out; the answer is what it was. */
    take: (id: string): TalkMessage | null => {
      const { messages, isHeld } = latest.current
      write({ messages: messages.filter((message) => message.id !== id), isHeld })
      return messages.find((message) => message.id === id) ?? null
    },
    /** Nothing goes out by itself any more. */
    hold: () => {
      if (latest.current.messages.length > 0) write({ ...latest.current, isHeld: true })
    },
    sendNext: () => {
      if (!latest.current.isHeld) sendFirst()
    },
    /** The person lets it go on. */
    resume: sendFirst,
  }
}
export type QueueControl = ReturnType<typeof useQueue>
