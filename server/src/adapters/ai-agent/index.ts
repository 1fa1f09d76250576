import { STEPS_MAX } from '@windhover/core/chat/constants'
import { chatErrors } from '@windhover/core/chat/errors'
import { type ReplyChunk, replyChunk } from '@windhover/core/chat/reply-chunk'
import { isAppError } from '@windhover/core/errors/app-error'
import {
  isStepCount,
  type ModelMessage,
  type Schema,
  streamText,
  type ToolSet,
  tool,
  toUIMessageStream,
  zodSchema,
} from 'ai'
import type { Agent, ModelChoice, ReplyRequest, ReplyTool } from '../../ports/agent.ts'
import { chooseModel } from './choose-model.ts'
import { createFrontModel } from './front-model.ts'
import { createReaderModel } from './reader-model.ts'
import { toModelMessages, toReplyMessages } from './to-model-messages.ts'

/** The agent: a hosted model behind the strict grammar, or our own reader alone. */
export function createAgent(config: ModelChoice): Agent {
  const hosted = chooseModel(config)
  return {
    name: config.provider === 'reader' ? 'reader' : `${config.provider}:${config.name}`,
    reply: (request) => {
      const { messageId } = request
      const model = hosted === null ? createReaderModel(messageId) : createFrontModel(hosted, messageId)
      return translated(streamReply(request, { model, isHosted: hosted !== null }), request.signal)
    },
  }
}

const BROKEN: ReadonlySet<unknown> = new Set(['error', 'interrupted', 'other'])
const GO_ON = 'Your reply broke off. Go on exactly where it stopped and repeat nothing of it.'

async function* streamReply(
  request: ReplyRequest,
  { model, isHosted }: { model: ReturnType<typeof createReaderModel>; isHosted: boolean },
): AsyncIterable<ReplyChunk> {
  const begun = toReplyMessages(request.begun)
  const messages: ModelMessage[] = [...toModelMessages(request.messages, request.pictures), ...begun]
  // Few hosted models go on with a message of their own; our reader does, and knows what it has said.
  if (isHosted && begun.at(-1)?.role === 'assistant') messages.push({ role: 'user', content: GO_ON })
  let failure: unknown = null
  const { stream } = streamText({
    model,
    instructions: request.instructions,
    messages,
    tools: toToolSet(request.tools),
    stopWhen: isStepCount(STEPS_MAX),
    abortSignal: request.signal,
    maxRetries: 1,
    onError: ({ error }) => {
      failure = error
    },
  })
  const chunks = toUIMessageStream({
    stream,
    sendReasoning: false,
    sendSources: false,
    onError: describeFailure,
  })
  for await (const chunk of chunks) {
    if (chunk.type === 'error') throw chatErrors.modelFailed({ cause: failure })
    // The line broke before the model said that it was done.
    if (chunk.type === 'finish' && BROKEN.has(chunk.finishReason)) throw chatErrors.modelFailed()
    if (chunk.type === 'start' || chunk.type === 'finish' || chunk.type === 'abort') continue
    // Only the fields we know are written down; what providers add to them is nobody's business but theirs.
    const known = replyChunk.safeParse(chunk)
    if (known.success) yield known.data
  }
}

/** Whatever a provider throws is one error of ours; what a person stopped has not failed. */
async function* translated(
  chunks: AsyncIterable<ReplyChunk>,
  signal: AbortSignal,
): AsyncIterable<ReplyChunk> {
  try {
    yield* chunks
  } catch (error) {
    if (signal.aborted) return
    throw isAppError(error) ? error : chatErrors.modelFailed({ cause: error })
  }
}

/** What a tool says of its failure is for people; everything else that can go wrong is not. */
function describeFailure(error: unknown): string {
  return error instanceof ToolFailure ? error.message : 'The tool was called in a way it does not understand.'
}

class ToolFailure extends Error {}

const schemas = new WeakMap<ReplyTool['input'], Schema<unknown>>()

/** As models read them. Turned once: the same dozens of schemas come with every step of every reply. */
function schemaOf(input: ReplyTool['input']): Schema<unknown> {
  const known = schemas.get(input) ?? zodSchema<unknown>(input)
  schemas.set(input, known)
  return known
}

function toToolSet(tools: readonly ReplyTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: schemaOf(input),
        execute: async (given: unknown, { toolCallId, abortSignal }) => {
          try {
            return await run(given, { toolCallId, signal: abortSignal ?? new AbortController().signal })
          } catch (error) {
            throw new ToolFailure(error instanceof Error ? error.message : 'It failed.', { cause: error })
          }
        },
      }),
    ]),
  )
}
