import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider'
import type { Plan, PlannedCall } from '@windhover/core/chat/reader/plan'
import { sayMisfit } from '@windhover/core/chat/replies/say-misfit'
import { sayPlan } from '@windhover/core/chat/replies/say-plan'
import { sayResult } from '@windhover/core/chat/replies/say-result'
import { splitInChunks } from '@windhover/core/chat/replies/split-in-chunks'
import type { PromptReader } from './read-prompt.ts'

export type PlannedReply = {
  /** False where the request was not understood completely: a model is asked where there is one. */
  readonly isUnderstood: boolean
  readonly text: Iterable<string> | null
  readonly calls: readonly { toolCallId: string; toolName: string; args: PlannedCall['args'] }[]
}

type Asked = Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'>

/** The next step of a reply: calls first, then, once they are answered, words about what came of them. */
export function planReply(
  { prompt, tools }: Asked,
  { read, messageId }: { readonly read: PromptReader; readonly messageId: string },
): PlannedReply {
  const questionAt = prompt.findLastIndex(({ role }) => role === 'user')
  const begun = readBegun(prompt.slice(questionAt + 1))
  const plan = read(prompt.slice(0, questionAt + 1))
  const hasPicture = prompt.at(questionAt)?.role === 'user' && hasFile(prompt[questionAt])
  if (plan.kind !== 'call') return tell(plan, { begun, hasPicture })
  const say = (words: string): PlannedReply => {
    return { isUnderstood: true, text: splitInChunks(rest(words, begun.text)), calls: [] }
  }
  const misfit = sayMisfit(plan.calls)
  if (misfit !== null) return say(misfit)
  const calls = plan.calls.map(({ tool, args }, index) => {
    return { toolCallId: `${messageId}-${index + 1}`, toolName: tool, args }
  })
  const offered = new Set(tools?.map(({ name }) => name))
  if (!calls.every(({ toolName }) => offered.has(toolName))) return say(TOOL_IS_OFF)
  if (begun.calls.length === 0) return { isUnderstood: !hasPicture, text: null, calls }
  // A reply that somebody else began is theirs to finish.
  if (begun.calls.some((id) => !calls.some(({ toolCallId }) => toolCallId === id)))
    return { isUnderstood: false, text: null, calls: [] }
  const words = calls.map(({ toolName, toolCallId }) => sayResult(toolName, begun.results.get(toolCallId)))
  return say(words.join('\n\n'))
}

const TOOL_IS_OFF =
  'I understood you, but the tools for this are switched off for this vault. Switch them on in Toolbox and ask again.'
const CANNOT_SEE = 'I cannot look at pictures without a language model. Tell me in words what you need.'

function tell(
  plan: Exclude<Plan, { kind: 'call' }>,
  reply: { begun: Begun; hasPicture: boolean },
): PlannedReply {
  const isUnderstood = plan.kind !== 'unknown' && !reply.hasPicture && reply.begun.calls.length === 0
  const words = reply.hasPicture && plan.kind === 'unknown' ? CANNOT_SEE : sayPlan(plan)
  return { isUnderstood, text: splitInChunks(rest(words, reply.begun.text)), calls: [] }
}

/** What was said before a process died is not said again. */
function rest(words: string, said: string): string {
  return words.startsWith(said) ? words.slice(said.length) : words
}

type Begun = {
  readonly calls: readonly string[]
  readonly results: ReadonlyMap<string, unknown>
  /** Said after the last answer of a tool. */
  readonly text: string
}

function readBegun(messages: readonly LanguageModelV4Message[]): Begun {
  const calls: string[] = []
  const results = new Map<string, unknown>()
  let text = ''
  for (const { content } of messages) {
    if (typeof content === 'string') continue
    for (const part of content) {
      if (part.type === 'tool-call') calls.push(part.toolCallId)
      if (part.type === 'tool-result') {
        results.set(part.toolCallId, 'value' in part.output ? part.output.value : null)
        text = ''
      }
      if (part.type === 'text') text += part.text
    }
  }
  return { calls, results, text }
}

function hasFile(message: LanguageModelV4Message | undefined): boolean {
  return message?.role === 'user' && message.content.some(({ type }) => type === 'file')
}
