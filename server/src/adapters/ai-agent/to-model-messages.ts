import type { ChatMessage, MessagePart, ToolPart } from '@windhover/core/chat/message'
import type { Picture } from '@windhover/core/contract/picture'
import type { ModelMessage, TextPart, ToolCallPart, ToolResultPart } from 'ai'

/** Our messages as the model reads them: each step of a reply is what the model said and what the tools answered. */
export function toModelMessages(
  messages: readonly ChatMessage[],
  pictures: ReadonlyMap<string, Picture>,
): ModelMessage[] {
  return messages.flatMap((message) =>
    message.role === 'user' ? [toUserMessage(message, pictures)] : toReplyMessages(message.parts),
  )
}

/** As bytes, never as an address: whatever fetches addresses can be sent anywhere by whoever writes them. */
function toUserMessage(message: ChatMessage, pictures: ReadonlyMap<string, Picture>): ModelMessage {
  const files = message.experimental_attachments.flatMap(({ url }) => {
    const found = pictures.get(url)
    return found === undefined ? [] : [{ type: 'file' as const, data: found.bytes, mediaType: found.type }]
  })
  return { role: 'user', content: [{ type: 'text', text: message.content }, ...files] }
}

export function toReplyMessages(parts: readonly MessagePart[]): ModelMessage[] {
  return splitSteps(parts).flatMap((step): ModelMessage[] => {
    const calls = step.filter((part): part is ToolPart => part.type === 'tool-invocation' && isAnswered(part))
    const said = step.flatMap((part): (TextPart | ToolCallPart)[] => {
      if (part.type === 'text') return part.text === '' ? [] : [{ type: 'text', text: part.text }]
      if (part.type !== 'tool-invocation' || !isAnswered(part)) return []
      const { toolCallId, toolName, args } = part
      return [{ type: 'tool-call', toolCallId, toolName, input: args ?? {} }]
    })
    if (said.length === 0) return []
    const answers: ModelMessage[] = calls.length === 0 ? [] : [{ role: 'tool', content: calls.map(toAnswer) }]
    return [{ role: 'assistant', content: said }, ...answers]
  })
}

/** A call nobody answered would be an error to every provider. */
const isAnswered = ({ state }: ToolPart) => state === 'result' || state === 'error'

function toAnswer({ toolCallId, toolName, state, result, errorText }: ToolPart): ToolResultPart {
  const output =
    state === 'error'
      ? { type: 'error-text' as const, value: errorText ?? 'It failed.' }
      : { type: 'json' as const, value: (result ?? null) as never }
  return { type: 'tool-result', toolCallId, toolName, output }
}

function splitSteps(parts: readonly MessagePart[]): MessagePart[][] {
  const steps: MessagePart[][] = [[]]
  for (const part of parts) {
    if (part.type === 'step-start') steps.push([])
    else steps.at(-1)?.push(part)
  }
  return steps
}
