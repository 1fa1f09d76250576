import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { type PlannedReply, planReply } from './plan-reply.ts'
import { readLearned } from './read-learned.ts'
import { readWithContext } from './read-prompt.ts'

/** No token is counted, because none is paid for. */
const FREE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/** Our own reading of requests, in the shape of a language model: the same words always get the same reply. */
export function createReaderModel(messageId: string): LanguageModelV4 {
  const read = readWithContext(readLearned())
  return {
    specificationVersion: 'v4',
    provider: 'windhover',
    modelId: 'reader',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('the reader only streams')),
    doStream: async (options) => streamPlanned(planReply(options, { read, messageId })),
  }
}

export function streamPlanned(planned: PlannedReply): {
  stream: ReadableStream<LanguageModelV4StreamPart>
} {
  const parts = partsOf(planned)
  const stream = new ReadableStream<LanguageModelV4StreamPart>({
    pull: (controller) => {
      const next = parts.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
  })
  return { stream }
}

function* partsOf(planned: PlannedReply): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if (planned.text !== null) {
    yield { type: 'text-start', id: 'text' }
    for (const delta of planned.text) yield { type: 'text-delta', id: 'text', delta }
    yield { type: 'text-end', id: 'text' }
  }
  for (const { toolCallId, toolName, args } of planned.calls) {
    yield { type: 'tool-call', toolCallId, toolName, input: JSON.stringify(args) }
  }
  const unified = planned.calls.length > 0 ? 'tool-calls' : 'stop'
  yield { type: 'finish', usage: FREE, finishReason: { unified, raw: undefined } }
}
