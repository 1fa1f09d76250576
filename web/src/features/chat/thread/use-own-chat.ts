import { Chat } from '@ai-sdk/react'
import type { ChatTransport } from 'ai'
import { useEffect, useRef, useState } from 'react'
import type { TalkMessage } from '../talk-message.ts'

export type Finished = {
  readonly message: TalkMessage
  readonly isAbort: boolean
  readonly isError: boolean
}

type Given = {
  readonly conversationId: string
  readonly transport: ChatTransport<TalkMessage>
  /** A reply is over, however it ended. */
  readonly onFinish: (finished: Finished) => void
}

/**
 * The SDK's chat, stopped when its screen is gone for good. Left to `useChat`, it is also stopped by the rehearsal that
 * React's StrictMode makes of every unmount, which cancels a message sent while the screen opens.
 */
export function useOwnChat({ conversationId, transport, onFinish }: Given): Chat<TalkMessage> {
  const finished = useRef(onFinish)
  useEffect(() => {
    finished.current = onFinish
  })
  const [chat] = useState(
    () =>
      new Chat<TalkMessage>({
        id: conversationId,
        transport,
        generateId: () => crypto.randomUUID(),
        onFinish: (told) => finished.current(told),
      }),
  )
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // A rehearsed unmount mounts again before this runs.
      queueMicrotask(() => {
        if (!isMounted.current) void chat.stop()
      })
    }
  }, [chat])
  return chat
}
