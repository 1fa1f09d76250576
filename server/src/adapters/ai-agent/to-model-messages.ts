import type { JSONValue, LanguageModelV4Message, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import type { ChatMessage, MessagePart, ToolPart } from '@windhover/core/chat/message'
import { compactResult } from '@windhover/core/chat/model/compact-result'
import type { Picture } from '@windhover/core/contract/picture'
import type { ToolAnswer } from './call-tool.ts'

type Said = Extract<LanguageModelV4Message, { role: 'assistant' }>['content']

/** Our messages as the model reads them: each step of a reply is what the model said and what the tools answered. */
export function toModelMessages(
  messages: readonly ChatMessage[],
  pictures: ReadonlyMap<string, Picture>,
): LanguageModelV4Message[] {
  return messages.flatMap((message) =>
    message.role === 'user' ? [toUserMessage(message, pictures)] : toReplyMessages(message.parts),
  )
}

/** As bytes, never as an address: whatever fetches addresses can be sent anywhere by whoever writes them. */
function toUserMessage(message: ChatMessage, pictures: ReadonlyMap<string, Picture>): LanguageModelV4Message {
  const files = message.experimental_attachments.flatMap(({ url }) => {
    const found = pictures.get(url)
    if (found === undefined) return []
    return [
      { type: 'file' as const, data: { type: 'data' as const, data: found.bytes }, mediaType: found.type },
    ]
  })
  return { role: 'user', content: [{ type: 'text', text: message.content }, ...files] }
}

export function toReplyMessages(parts: readonly MessagePart[]): LanguageModelV4Message[] {
  return splitSteps(parts).flatMap((step): LanguageModelV4Message[] => {
    const calls = step.filter((part): part is ToolPart => part.type === 'tool-invocation' && isAnswered(part))
    const content = step.flatMap((part): Said => {
      if (part.type === 'text') return part.text === '' ? [] : [{ type: 'text', text: part.text }]
      if (part.type !== 'tool-invocation' || !isAnswered(part)) return []
      const { toolCallId, toolName, args } = part
      return [{ type: 'tool-call', toolCallId, toolName, input: args ?? {} }]
    })
    if (content.length === 0) return []
    const answers: LanguageModelV4Message[] =
      calls.length === 0 ? [] : [{ role: 'tool', content: calls.map(toAnswer) }]
    return [{ role: 'assistant', content }, ...answers]
  })
}

/** A call nobody answered would be an error to every provider. */
const isAnswered = ({ state }: ToolPart) => state === 'result' || state === 'error'

function toAnswer({
  toolCallId,
  toolName,
  state,
  result,
  errorText,
}: ToolPart): LanguageModelV4ToolResultPart {
  return toResult(
    state === 'error'
      ? { type: 'tool-output-error', toolCallId, errorText: errorText ?? 'It failed.' }
      : { type: 'tool-output-available', toolCallId, output: result },
    toolName,
  )
}

export function toResult(answer: ToolAnswer, toolName: string): LanguageModelV4ToolResultPart {
  const output =
    answer.type === 'tool-output-error'
      ? { type: 'error-text' as const, value: answer.errorText }
      : { type: 'json' as const, value: compactResult(answer.output ?? null) as JSONValue }
  return { type: 'tool-result', toolCallId: answer.toolCallId, toolName, output }
}

function splitSteps(parts: readonly MessagePart[]): MessagePart[][] {
  const steps: MessagePart[][] = [[]]
  for (const part of parts) {
    if (part.type === 'step-start') steps.push([])
    else steps.at(-1)?.push(part)
  }
  return steps
}
