import type { CompletionRequest } from './request-shape.ts'
import { textOf } from './request-shape.ts'
import type { Turn } from './scripts.ts'

export type Answer = {
  readonly id: string
  readonly created: number
  readonly turn: Turn
  readonly request: CompletionRequest
}

const CHARS_PER_TOKEN = 4

export function writeAnswer({ id, created, turn, request }: Answer) {
  const calls = turn.kind === 'call' ? turn.calls : []
  return {
    id,
    object: 'chat.completion',
    created,
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: turn.kind === 'say' ? turn.text : null,
          refusal: null,
          ...(calls.length === 0
            ? {}
            : {
                tool_calls: calls.map((use, place) => ({
                  id: callId(id, place),
                  type: 'function',
                  function: { name: use.name, arguments: use.argumentsText },
                })),
              }),
        },
        logprobs: null,
        finish_reason: calls.length === 0 ? 'stop' : 'tool_calls',
      },
    ],
    usage: countTokens({ turn, request }),
  }
}

export const callId = (id: string, place: number) => `call_${id.replace('chatcmpl-', '')}_${place}`

export function countTokens({ turn, request }: Pick<Answer, 'turn' | 'request'>) {
  const asked = request.messages.reduce((sum, each) => sum + textOf(each).length, 0)
  const said =
    turn.kind === 'call'
      ? turn.calls.reduce((sum, use) => sum + use.name.length + use.argumentsText.length, 0)
      : 'text' in turn
        ? turn.text.length
        : 0
  const tokens = { prompt_tokens: tokensOf(asked), completion_tokens: tokensOf(said) }
  return { ...tokens, total_tokens: tokens.prompt_tokens + tokens.completion_tokens }
}

const tokensOf = (chars: number) => Math.max(1, Math.ceil(chars / CHARS_PER_TOKEN))
