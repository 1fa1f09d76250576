import type { MessagePart } from '@windhover/core/chat/message'
import type { Plan, PlannedCall } from '@windhover/core/chat/reader/plan'
import { sayMisfit } from '@windhover/core/chat/replies/say-misfit'
import { sayPlan } from '@windhover/core/chat/replies/say-plan'
import { sayResult } from '@windhover/core/chat/replies/say-result'
import type { ReplyRequest } from '../../ports/agent.ts'
import type { TalkReader } from './read-talk.ts'

export type PlannedReply = {
  /** False where the request was not understood completely: a model is asked where there is one. */
  readonly isUnderstood: boolean
  /** What is left to say. */
  readonly text: string
  readonly calls: readonly { toolCallId: string; toolName: string; args: PlannedCall['args'] }[]
}

type Asked = Pick<ReplyRequest, 'messageId' | 'messages' | 'begun' | 'tools'>

/** The next step of a reply: calls first, then, once they are answered, words about what came of them. */
export function planReply(
  { messageId, messages, begun: parts, tools }: Asked,
  read: TalkReader,
): PlannedReply {
  const begun = readBegun(parts)
  const plan = read(messages)
  const asked = messages.findLast(({ role }) => role === 'user')
  const hasPicture = (asked?.experimental_attachments.length ?? 0) > 0
  if (plan.kind !== 'call') return tell(plan, { begun, hasPicture })
  const say = (words: string): PlannedReply => ({
    isUnderstood: true,
    text: rest(words, begun.text),
    calls: [],
  })
  const misfit = sayMisfit(plan.calls)
  if (misfit !== null) return say(misfit)
  const calls = plan.calls.map(({ tool, args }, index) => {
    return { toolCallId: `${messageId}-${index + 1}`, toolName: tool, args }
  })
  const offered = new Set(tools.map(({ name }) => name))
  if (!calls.every(({ toolName }) => offered.has(toolName))) return say(TOOL_IS_OFF)
  if (begun.results.size === 0) return { isUnderstood: !hasPicture, text: '', calls }
  // A reply that somebody else began is theirs to finish.
  if ([...begun.results.keys()].some((id) => !calls.some(({ toolCallId }) => toolCallId === id)))
    return { isUnderstood: false, text: '', calls: [] }
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
  const isUnderstood = plan.kind !== 'unknown' && !reply.hasPicture && reply.begun.results.size === 0
  const words = reply.hasPicture && plan.kind === 'unknown' ? CANNOT_SEE : sayPlan(plan)
  return { isUnderstood, text: rest(words, reply.begun.text), calls: [] }
}

/** What was said before a process died is not said again. */
function rest(words: string, said: string): string {
  return words.startsWith(said) ? words.slice(said.length) : words
}

type Begun = {
  readonly results: ReadonlyMap<string, unknown>
  /** Said after the last answer of a tool. */
  readonly text: string
}

function readBegun(parts: readonly MessagePart[]): Begun {
  const results = new Map<string, unknown>()
  let text = ''
  for (const part of parts) {
    if (part.type === 'text') text += part.text
    if (part.type !== 'tool-invocation') continue
    results.set(part.toolCallId, part.state === 'result' ? part.result : part.errorText)
    text = ''
  }
  return { results, text }
}
