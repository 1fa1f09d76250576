import { chatErrors } from './errors.ts'
import type { MessagePart, ToolPart } from './message.ts'
import type { ReplyChunk } from './reply-chunk.ts'

/** What a reply comes to so far. The same chunks always give the same parts, whoever puts them together. */
export type CollectedReply = {
  readonly messageId: string | null
  readonly parts: readonly MessagePart[]
  /** The text that is still being written, by the id the model gave it. */
  readonly openText: string | null
  readonly ending: 'finished' | 'stopped' | 'failed' | 'out-of-breath' | null
}

export const NOTHING_YET: CollectedReply = { messageId: null, parts: [], openText: null, ending: null }

export function collectReply(
  chunks: Iterable<ReplyChunk>,
  from: CollectedReply = NOTHING_YET,
): CollectedReply {
  let reply = from
  for (const chunk of chunks) reply = addChunk(reply, chunk)
  return reply
}

export function addChunk(reply: CollectedReply, chunk: ReplyChunk): CollectedReply {
  const { parts } = reply
  switch (chunk.type) {
    case 'start':
      return { ...reply, messageId: chunk.messageId }
    case 'start-step':
      return { ...reply, parts: [...parts, { type: 'step-start' }], openText: null }
    case 'text-start':
      return { ...reply, parts: [...parts, { type: 'text', text: '' }], openText: chunk.id }
    case 'text-delta':
      return { ...reply, parts: addText(parts, chunk.delta) }
    case 'text-end':
      return { ...reply, openText: null }
    case 'tool-input-start':
      return { ...reply, parts: [...parts, beginTool(chunk)] }
    case 'tool-input-available':
      return { ...reply, parts: setTool(parts, { ...beginTool(chunk), state: 'call', args: chunk.input }) }
    case 'tool-input-error': {
      const { errorText, input } = chunk
      return {
        ...reply,
        parts: setTool(parts, { ...beginTool(chunk), state: 'error', args: input, errorText }),
      }
    }
    case 'tool-output-available':
      return {
        ...reply,
        parts: changeTool(parts, chunk.toolCallId, { state: 'result', result: chunk.output }),
      }
    case 'tool-output-error': {
      const { toolCallId, errorText } = chunk
      return { ...reply, parts: changeTool(parts, toolCallId, { state: 'error', errorText }) }
    }
    case 'finish-step':
      return { ...reply, openText: null }
    case 'finish':
      return { ...reply, ending: reply.ending ?? 'finished' }
    case 'abort':
      return { ...reply, ending: 'stopped', openText: null }
    case 'error':
      return {
        ...reply,
        ending: chunk.code === chatErrors.outOfBreath.code ? 'out-of-breath' : 'failed',
        openText: null,
      }
  }
}

function beginTool(chunk: { toolCallId: string; toolName: string }): ToolPart {
  const { toolCallId, toolName } = chunk
  return { type: 'tool-invocation', toolCallId, toolName, state: 'partial-call', args: null }
}

function addText(parts: readonly MessagePart[], delta: string): readonly MessagePart[] {
  const last = parts.at(-1)
  if (last?.type !== 'text') return [...parts, { type: 'text', text: delta }]
  return [...parts.slice(0, -1), { type: 'text', text: last.text + delta }]
}

/** Some models announce a call before they have written it, some do not. */
function setTool(parts: readonly MessagePart[], tool: ToolPart): readonly MessagePart[] {
  const known = parts.some((part) => isCall(part, tool.toolCallId))
  return known ? parts.map((part) => (isCall(part, tool.toolCallId) ? tool : part)) : [...parts, tool]
}

function changeTool(
  parts: readonly MessagePart[],
  toolCallId: string,
  change: Partial<ToolPart>,
): readonly MessagePart[] {
  return parts.map((part) => (isCall(part, toolCallId) ? { ...part, ...change } : part))
}

function isCall(part: MessagePart, toolCallId: string): part is ToolPart {
  return part.type === 'tool-invocation' && part.toolCallId === toolCallId
}

/** All text of it, for readers that know nothing of parts. */
export function contentOf(parts: readonly MessagePart[]): string {
  return parts.flatMap((part) => (part.type === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n')
}
