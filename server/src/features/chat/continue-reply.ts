import { type CollectedReply, collectReply } from '@windhover/core/chat/collect-parts'
import type { MessagePart, ToolPart } from '@windhover/core/chat/message'
import { type ReplyChunk, replyChunk } from '@windhover/core/chat/reply-chunk'
import type { ReplyTool } from '../../ports/agent.ts'

/** What a log of events comes to. */
export function readReply(events: readonly string[]): CollectedReply {
  return collectReply(events.map((event) => replyChunk.parse(JSON.parse(event))))
}

/** Parts as the chunks that make them: a browser that knows nothing of an earlier try can build all of the reply. */
export function retellParts(parts: readonly MessagePart[]): readonly ReplyChunk[] {
  return parts.flatMap((part, index): ReplyChunk[] => {
    if (part.type === 'step-start') return [{ type: 'start-step' }]
    if (part.type === 'text') {
      const id = `before-${index}`
      return [
        { type: 'text-start', id },
        { type: 'text-delta', id, delta: part.text },
        { type: 'text-end', id },
      ]
    }
    const { toolCallId, toolName, args, state, result, errorText } = part
    const call: ReplyChunk = { type: 'tool-input-available', toolCallId, toolName, input: args }
    if (state === 'result') return [call, { type: 'tool-output-available', toolCallId, output: result }]
    return [call, { type: 'tool-output-error', toolCallId, errorText: errorText ?? 'The call broke off.' }]
  })
}

/** Calls that were made and never answered are made again: they only read, or make the same card. */
export async function* answerOpenCalls(
  reply: CollectedReply,
  tools: readonly ReplyTool[],
  signal: AbortSignal,
): AsyncIterable<ReplyChunk> {
  for (const part of reply.parts) {
    if (part.type !== 'tool-invocation' || part.state === 'result' || part.state === 'error') continue
    yield await answerCall(part, tools, signal)
  }
}

async function answerCall(
  { toolCallId, toolName, state, args }: ToolPart,
  tools: readonly ReplyTool[],
  signal: AbortSignal,
): Promise<ReplyChunk> {
  const tool = tools.find(({ name }) => name === toolName)
  if (state === 'partial-call' || tool === undefined)
    return { type: 'tool-output-error', toolCallId, errorText: 'The call broke off.' }
  return { type: 'tool-output-available', toolCallId, output: await tool.run(args, { toolCallId, signal }) }
}

/**
 * Joins the rest of a reply to what was written before: a text that was open is simply gone on with, a step that had
 * begun is not begun again.
 */
export async function* joinReply(
  reply: CollectedReply,
  rest: AsyncIterable<ReplyChunk>,
): AsyncIterable<ReplyChunk> {
  const { openText } = reply
  const isInStep = openText !== null || reply.parts.at(-1)?.type === 'step-start'
  let isFirstStep = isInStep
  let goesOnAs = openText
  let joined: string | null = null
  for await (const chunk of rest) {
    if (chunk.type === 'start-step' && isFirstStep) {
      isFirstStep = false
      continue
    }
    if (goesOnAs !== null && chunk.type === 'text-start') {
      joined = chunk.id
      continue
    }
    if (joined !== null && 'id' in chunk && chunk.id === joined && goesOnAs !== null) {
      yield { ...chunk, id: goesOnAs }
      if (chunk.type === 'text-end') {
        joined = null
        goesOnAs = null
      }
      continue
    }
    // Something else came instead: the open text ends where it is.
    if (goesOnAs !== null && joined === null && chunk.type !== 'finish-step') {
      yield { type: 'text-end', id: goesOnAs }
      goesOnAs = null
    }
    yield chunk
  }
}
