import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWaitingQuestions } from '../../lib/ask-agent.ts'
import { chatStartQuery } from './api/chat-start.ts'
import type { RunStarted } from './api/first-asks.ts'
import { openConversation, useChatPlace } from './chat-place.ts'

type Given = { readonly vaultId: string | null; readonly hasKey: boolean; readonly isReady: boolean }

/** Which conversation stands here, and what leads from the empty chat into it. */
export function useOpenPlace({ vaultId, hasKey, isReady }: Given) {
  const place = useChatPlace(vaultId)
  const start = useQuery(chatStartQuery(hasKey ? vaultId : null))
  const latestId = start.data?.conversationId ?? null
  const conversationId = place?.conversationId ?? latestId
  const isShown = place?.isShown ?? false
  // Without a connection nobody can say what was talked about before: the question then begins anew.
  const isAsked = useWaitingQuestions().length > 0 && isReady && !start.isLoading
  const isRunning = place === null && (start.data?.run ?? null) !== null

  useEffect(() => {
    if (vaultId === null || isShown) return
    if (isRunning && latestId !== null) openConversation(vaultId, latestId, 'history')
    else if (isAsked) openConversation(vaultId, conversationId ?? crypto.randomUUID(), 'nothing')
  }, [vaultId, isShown, isRunning, isAsked, latestId, conversationId])

  const onStarted = useEffectEvent((told: RunStarted) => {
    // A reply began in another tab: an empty chat follows it, one that shows something else stays.
    if (told.vaultId !== vaultId || isShown) return
    if (place === null || place.conversationId === told.conversationId) {
      openConversation(vaultId, told.conversationId, 'history')
    }
  })
  useEffect(() => {
    const left = new AbortController()
    const follow = async () => {
      const { onRunStarted } = await import('./api/first-asks.ts')
      if (!left.signal.aborted)
        left.signal.addEventListener(
          'abort',
          onRunStarted((told) => onStarted(told)),
        )
    }
    // Without it this tab only does not follow the others; the queries say what is wrong.
    follow().catch(() => undefined)
    return () => left.abort()
  }, [])

  const hasPrevious =
    latestId !== null && conversationId === latestId && (start.data?.messages.length ?? 0) > 0
  return { place, conversationId, isShown, hasPrevious }
}
