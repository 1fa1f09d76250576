import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import type { ReplyTool } from '../../ports/agent.ts'

export type ToolCall = { readonly toolCallId: string; readonly toolName: string; readonly input: unknown }
export type ToolAnswer = Extract<ReplyChunk, { type: 'tool-output-available' | 'tool-output-error' }>

/** A call that is under way: how it is told, and what comes of it. */
export type CallUnderWay = { readonly told: ReplyChunk; readonly answer: Promise<ToolAnswer> }

/** Whoever called a tool wrongly is told so, and nothing runs. */
export function callTool(tools: readonly ReplyTool[], call: ToolCall, signal: AbortSignal): CallUnderWay {
  const { toolCallId, toolName } = call
  const tool = tools.find(({ name }) => name === toolName)
  const refuse = (errorText: string): CallUnderWay => ({
    told: { type: 'tool-input-error', ...call, errorText },
    answer: Promise.resolve({ type: 'tool-output-error', toolCallId, errorText }),
  })
  if (tool === undefined) return refuse('There is no such tool.')
  const read = tool.input.safeParse(call.input)
  if (!read.success) return refuse('The tool was called in a way it does not understand.')
  return {
    told: { type: 'tool-input-available', toolCallId, toolName, input: read.data },
    answer: tool.run(read.data, { toolCallId, signal }).then(
      (output): ToolAnswer => ({ type: 'tool-output-available', toolCallId, output }),
      (error: unknown): ToolAnswer => {
        return {
          type: 'tool-output-error',
          toolCallId,
          errorText: error instanceof Error ? error.message : 'It failed.',
        }
      },
    ),
  }
}

/** Answers as they come, the quickest first. */
export async function* asTheyCome(calls: readonly CallUnderWay[]): AsyncIterable<ToolAnswer> {
  const waiting = new Set(calls.map(({ answer }) => answer))
  while (waiting.size > 0) {
    const [answered, settled] = await Promise.race(
      [...waiting].map(async (answer) => [await answer, answer] as const),
    )
    waiting.delete(settled)
    yield answered
  }
}
