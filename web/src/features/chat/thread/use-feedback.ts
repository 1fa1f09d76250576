import type { Feedback } from '@windhover/core/chat/message'
import { useCallback, useEffect, useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { toast } from '../../../ui/toast-store.ts'
import { giveFeedback } from '../api/give-feedback.ts'
import type { TalkMessage } from '../talk-message.ts'
import { replyCopy } from './reply-copy.ts'

export type Rate = (message: TalkMessage, thumb: Feedback) => void

type Given = {
  readonly vaultId: string
  readonly setFeedback: (id: string, feedback: Feedback | null) => void
}

/** R1-218: the same thumb again takes it back. */
export function nextFeedback(now: Feedback | null | undefined, thumb: Feedback): Feedback | null {
  return now === thumb ? null : thumb
}

/** Shown at once; taken back where the server did not take it. Always the same function: rows hold on to it. */
export function useFeedback(given: Given): Rate {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  return useCallback((message, thumb) => {
    const { vaultId, setFeedback } = latest.current
    const before = message.metadata?.feedback ?? null
    const feedback = nextFeedback(before, thumb)
    setFeedback(message.id, feedback)
    const requestId = message.metadata?.requestId
    if (requestId === undefined) return
    giveFeedback({ vaultId, requestId, messageId: message.id, feedback }).catch((error: unknown) => {
      setFeedback(message.id, before)
      toast.error({ title: errorText(error, replyCopy.feedbackFailed) })
    })
  }, [])
}
