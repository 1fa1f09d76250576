import { chatRoutes, type RunView } from '@windhover/core/chat/contract'
import { toChatMessage } from '@windhover/core/chat/map-message'
import { errorChunk } from '@windhover/core/chat/reply-chunk'
import type { ChatTransport, UIMessageChunk } from 'ai'
import { ApiError, isApiError } from '../../../lib/api/api-error.ts'
import type { TalkMessage } from '../talk-message.ts'
import { type OpenedEvents, openEvents } from './open-events.ts'
import { streamReply } from './stream-reply.ts'

type Place = { readonly vaultId: string; readonly conversationId: string }
export type Trigger = 'send' | 'again' | 'continue'
/** Rides with each request through the SDK. */
export type RequestFacts = {
  readonly requestId: string
  readonly trigger: Trigger
  /** The message in whose place the question is asked. */
  readonly editOf?: string | undefined
}

type TransportOptions = Place & {
  readonly onTailLost: () => void
  /** The server has taken the question, or refused it in words of its own: either way it has it. */
  readonly onAnswered: () => void
  /** Which reply is being resumed: the stream itself does not say. */
  readonly resumedRun: () => RunView | null
}

/** How the SDK's chat talks to our server: our own body, the vault's key, numbered events. */
export function chatTransport(options: TransportOptions): ChatTransport<TalkMessage> {
  const { vaultId, conversationId, onTailLost, onAnswered, resumedRun } = options
  const follow = (place: { after: number; runId?: string | undefined }, signal: AbortSignal | undefined) =>
    openEvents(
      chatRoutes.followReply,
      {
        params: { conversationId },
        query: {
          vaultId,
          after: place.after,
          ...(place.runId === undefined ? {} : { runId: place.runId }),
        },
      },
      signal,
    )
  const stream = (opened: OpenedEvents, requestId: string, signal: AbortSignal | undefined) =>
    streamReply({
      first: opened.body,
      signal,
      onTailLost,
      goOn: async (after) => (await follow({ after, runId: opened.runId }, signal))?.body ?? null,
    })
      .pipeThrough(noteRequest(requestId))
      .pipeThrough(noteStop())
      .pipeThrough(throwErrors())
  return {
    resumeStreamIsReplay: true,
    async sendMessages({ messages, abortSignal, body }) {
      const { requestId, trigger, editOf } = body as RequestFacts
      const facts = {
        vaultId,
        conversationId,
        requestId,
        trigger,
        ...(editOf === undefined ? {} : { editOf }),
      }
      const asked = { body: { ...facts, messages: [questionOf(messages)] } }
      const opened = await openEvents(chatRoutes.sendMessage, asked, abortSignal).catch((error: unknown) => {
        if (isApiError(error) && error.fromServer) onAnswered()
        throw error
      })
      onAnswered()
      return opened === null ? empty() : stream(opened, requestId, abortSignal)
    },
    async reconnectToStream({ abortSignal }) {
      const run = resumedRun()
      const opened = await follow({ after: 0, runId: run?.runId }, abortSignal)
      if (opened !== null) return stream(opened, run?.requestId ?? '', abortSignal)
      // Over, and forgotten, between the records' word that it is being written and ours: now they hold it.
      onTailLost()
      return null
    },
  }
}

/** The records know when a reply came and to which request; of a fresh one only we do. */
function noteRequest(requestId: string): TransformStream<UIMessageChunk, UIMessageChunk> {
  return new TransformStream({
    transform(chunk, controller) {
      const isBare = chunk.type === 'start' && chunk.messageMetadata === undefined
      const messageMetadata = { requestId, createdAt: new Date().toISOString() }
      controller.enqueue(isBare ? { ...chunk, messageMetadata } : chunk)
    },
  })
}

/** Whoever stopped it, in whichever tab: here it did not end well either. */
function noteStop(): TransformStream<UIMessageChunk, UIMessageChunk> {
  return new TransformStream({
    transform(chunk, controller) {
      if (chunk.type === 'abort')
        controller.enqueue({ type: 'message-metadata', messageMetadata: { ending: 'stopped' } })
      controller.enqueue(chunk)
    },
  })
}

/** The SDK would make an error of the words alone; ours keeps its code. */
function throwErrors(): TransformStream<UIMessageChunk, UIMessageChunk> {
  return new TransformStream({
    transform(chunk, controller) {
      if (chunk.type === 'error') throw readError(chunk)
      controller.enqueue(chunk)
    },
  })
}

function readError(chunk: UIMessageChunk): ApiError {
  const { code, errorText: text } = errorChunk.parse(chunk)
  return new ApiError({ code, text, status: 200, retryable: true, fromServer: true })
}

/** The server reads everything earlier from its own records. */
function questionOf(messages: readonly TalkMessage[]) {
  const last = messages.findLast(({ role }) => role === 'user')
  if (last === undefined) throw new Error('a reply needs a question')
  const { id, content, experimental_attachments } = toChatMessage(last)
  return { id, role: 'user' as const, content, parts: [], experimental_attachments }
}

function empty(): ReadableStream<UIMessageChunk> {
  return new ReadableStream({ start: (controller) => controller.close() })
}
