import { chatRoutes } from '@windhover/core/chat/contract'
import type { ChatMessage } from '@windhover/core/chat/message'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import type { AppError } from '@windhover/core/errors/app-error'
import type { ToolOutput } from '@windhover/core/toolbox/tool-contract'
import type { AgentToolName, ToolNamed } from '@windhover/core/toolbox/tool-names'
import type { Call, StubServer } from '../stub-server.ts'

/** Replies and histories of the chat in the shapes of the contract, for what no living agent shows at will. */

export type ToolAnswer<Name extends AgentToolName> = ToolOutput<ToolNamed<Name>>
type Chunks = readonly ReplyChunk[]

export const CONVERSATION = '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f001'

let made = 0
const nextId = (kind: string) => {
  made += 1
  return `${kind}${made}`
}

export function textChunks(text: string): Chunks {
  const id = nextId('text-')
  return [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
  ]
}

export function toolChunks<Name extends AgentToolName>(toolName: Name, output: ToolAnswer<Name>): Chunks {
  return anyToolChunks(toolName, output)
}

/** Also what no contract allows. */
export function anyToolChunks(toolName: string, output: unknown): Chunks {
  const toolCallId = nextId('call-')
  return [
    { type: 'tool-input-available', toolCallId, toolName, input: {} },
    { type: 'tool-output-available', toolCallId, output },
  ]
}

const opening = (messageId: string): Chunks => [{ type: 'start', messageId }, { type: 'start-step' }]

export function replyOf(...parts: readonly Chunks[]): Chunks {
  return [...opening(nextId('reply-')), ...parts.flat(), { type: 'finish-step' }, { type: 'finish' }]
}

/** A reply that ends with this error; with the same id it can be continued. */
export function brokenReply(text: string, error: AppError, messageId = nextId('reply-')): Chunks {
  const { code, message: errorText } = error
  return [...opening(messageId), ...textChunks(text), { type: 'error', code, errorText }]
}

export function continuedReply(messageId: string, ...texts: readonly string[]): Chunks {
  return [...opening(messageId), ...texts.flatMap(textChunks), { type: 'finish-step' }, { type: 'finish' }]
}

/** A whole reply at once, numbered as the server numbers it. */
function streamOf(chunks: Chunks): Response {
  const events = chunks.map((chunk, index) => `id: ${index + 1}\ndata: ${JSON.stringify(chunk)}\n\n`)
  return new Response(`${events.join('')}data: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
  })
}

/** What the agent answers from now on. Gives what was asked. */
export function answerReply(server: StubServer, chunks: Chunks): Call[] {
  return server.answer(chatRoutes.sendMessage, () => streamOf(chunks))
}

/** A reply that is being written until it is let go. */
export function holdReply(server: StubServer): { calls: Call[]; release: (chunks: Chunks) => void } {
  const { calls, release } = server.hold(chatRoutes.sendMessage)
  return { calls, release: (chunks) => release(streamOf(chunks)) }
}

/** A conversation that the server stores, in pages as the server cuts them. */
export function answerHistory(server: StubServer, all: readonly ChatMessage[]): Call[] {
  return server.answer(chatRoutes.getHistory, ({ query }) => {
    const found = all.findIndex(({ id }) => id === query.get('before'))
    const end = found === -1 ? all.length : found
    const from = Math.max(0, end - Number(query.get('limit') ?? 20))
    return {
      conversationId: all.length === 0 ? null : CONVERSATION,
      messages: all.slice(from, end),
      hasMore: from > 0,
      run: null,
    }
  })
}

export function storedMessage(place: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  const role = place % 2 === 0 ? 'user' : 'assistant'
  const text =
    role === 'user' ? `Question ${place}` : `Answer ${place}. ${'It goes on for a while. '.repeat(4)}`
  return {
    id: `m-${place}`,
    role,
    content: text,
    parts: [{ type: 'text', text }],
    experimental_attachments: [],
    createdAt: '2026-11-15T12:00:00.000Z',
    requestId: CONVERSATION,
    ...changes,
  }
}

/** Questions and answers in turn, oldest first. */
export const storedMessages = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, place) => storedMessage(place))
