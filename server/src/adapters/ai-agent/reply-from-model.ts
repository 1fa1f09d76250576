import type { LanguageModelV4, LanguageModelV4Message, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { STEPS_MAX } from '@windhover/core/chat/constants'
import { chatErrors } from '@windhover/core/chat/errors'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import { heedCues } from '@windhover/core/toolbox/heed-cues'
import type { ReplyRequest } from '../../ports/agent.ts'
import { asTheyCome, type CallUnderWay, callTool } from './call-tool.ts'
import { collectStep, readInput } from './collect-step.ts'
import { describeTool } from './describe-tool.ts'
import { tellStep } from './fall-back.ts'
import { markCached, openPrompt } from './open-prompt.ts'
import { isWord, openStream } from './open-stream.ts'
import { toResult } from './to-model-messages.ts'

const BROKEN: ReadonlySet<string> = new Set(['error', 'interrupted', 'other'])
const DECLINED = 'The language model declined to answer this.'

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>

/** OpenAI is not to keep what people say here. */
export const PRIVATE = { openai: { store: false } }

/** Asks a hosted model, answers its calls and asks again, until it calls nothing more. */
export async function* replyFromModel(
  model: LanguageModelV4,
  request: ReplyRequest,
  {
    firstWordMs,
    onFinish,
  }: { readonly firstWordMs: number; readonly onFinish: (usage: Finish['usage']) => void },
): AsyncIterable<ReplyChunk> {
  const { signal, messages } = request
  const typed = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const tools = heedCues(request.tools, typed)
  const prompt = openPrompt(request)
  const options = { tools: tools.map(describeTool), abortSignal: signal, providerOptions: PRIVATE }
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const said = collectStep()
    const calls = new Map<string, CallUnderWay & { readonly toolName: string }>()
    let finish: Finish | null = null
    yield { type: 'start-step' }
    const asked = { prompt: markCached(prompt), ...options }
    const { parts, heard } = await openStream(model, asked, firstWordMs)
    for await (const part of parts) {
      if (isWord(part)) heard()
      if (hasFinished(part)) finish = part
      said.add(part)
      const chunk = tellPart(part)
      if (chunk !== null) yield chunk
      if (part.type !== 'tool-call' || part.providerExecuted === true) continue
      const { toolCallId, toolName, input } = part
      const call = callTool(tools, { toolCallId, toolName, input: readInput(input) }, signal)
      calls.set(toolCallId, { ...call, toolName })
      yield call.told
    }
    if (finish === null) throw chatErrors.modelFailed()
    onFinish(finish.usage)
    const answers: Extract<LanguageModelV4Message, { role: 'tool' }> = { role: 'tool', content: [] }
    for await (const answer of asTheyCome([...calls.values()])) {
      yield answer
      answers.content.push(toResult(answer, calls.get(answer.toolCallId)?.toolName ?? ''))
    }
    yield { type: 'finish-step' }
    const isSilent = said.message.content.length === 0
    if (finish.finishReason.unified === 'content-filter' && isSilent) yield* tellStep(DECLINED)
    if (calls.size === 0 || signal.aborted) return
    prompt.push(said.message, answers)
  }
}

/** A line that broke before the model said that it was done is an error. */
export function hasFinished(part: LanguageModelV4StreamPart): part is Finish {
  if (part.type === 'error') throw chatErrors.modelFailed({ cause: part.error })
  if (part.type !== 'finish') return false
  if (BROKEN.has(part.finishReason.unified)) throw chatErrors.modelFailed()
  return true
}

/** Only what people are to see; thoughts, sources and files are left out. */
function tellPart(part: LanguageModelV4StreamPart): ReplyChunk | null {
  switch (part.type) {
    case 'text-start':
    case 'text-end':
      return { type: part.type, id: part.id }
    case 'text-delta':
      return part.delta === '' ? null : { type: 'text-delta', id: part.id, delta: part.delta }
    case 'tool-input-start':
      return { type: 'tool-input-start', toolCallId: part.id, toolName: part.toolName }
    default:
      return null
  }
}
