import { INSTRUCTIONS } from '@windhover/core/chat/instructions'
import type { ChatMessage, MessagePart } from '@windhover/core/chat/message'
import type { PlannedCall } from '@windhover/core/chat/reader/plan'
import { AGENT_TOOLS } from '@windhover/core/toolbox/agent-tools'
import { heedCues } from '@windhover/core/toolbox/heed-cues'
import type { chooseModel } from '@windhover/server/adapters/ai-agent/choose-model'
import { readInput } from '@windhover/server/adapters/ai-agent/collect-step'
import { describeTool } from '@windhover/server/adapters/ai-agent/describe-tool'
import { markCached, openPrompt } from '@windhover/server/adapters/ai-agent/open-prompt'
import { isWord, openStream } from '@windhover/server/adapters/ai-agent/open-stream'

type Model = NonNullable<ReturnType<typeof chooseModel>>
type Turn = { readonly text: string; readonly shown?: readonly string[] | undefined }

/** What is called for one message, by whoever is scored; it keeps what was said before. */
export type CallingTalk = (turn: Turn) => Promise<readonly PlannedCall[]>

const FIRST_WORD_MS = 60_000

/** A hosted model with all of our tools, of which none is run: the first step of every reply, as in the product. */
export function beginModelTalk(model: Model): CallingTalk {
  const messages: ChatMessage[] = []
  return async ({ text, shown = [] }) => {
    messages.push(toMessage('user', text, [{ type: 'text', text }]))
    const { said, calls } = await takeStep(model, messages)
    messages.push(toMessage('assistant', said, toParts(said, calls, shown)))
    return calls
  }
}

async function takeStep(
  model: Model,
  messages: readonly ChatMessage[],
): Promise<{ said: string; calls: readonly PlannedCall[] }> {
  const prompt = markCached(
    openPrompt({ instructions: INSTRUCTIONS, messages, pictures: new Map(), begun: [] }),
  )
  const abortSignal = new AbortController().signal
  const calls: PlannedCall[] = []
  let said = ''
  const typed = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const options = { prompt, tools: heedCues(AGENT_TOOLS, typed).map(describeTool), abortSignal }
  const { parts, heard } = await openStream(model, options, FIRST_WORD_MS)
  for await (const part of parts) {
    if (isWord(part)) heard()
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') said += part.delta
    if (part.type === 'tool-call')
      calls.push({ tool: part.toolName, args: readInput(part.input) as PlannedCall['args'] })
  }
  return { said, calls }
}

function toMessage(role: ChatMessage['role'], content: string, parts: MessagePart[]): ChatMessage {
  return { id: crypto.randomUUID(), role, content, parts, experimental_attachments: [] }
}

/** Calls with an answer that says no more than what the reply is said to have shown. */
function toParts(said: string, calls: readonly PlannedCall[], shown: readonly string[]): MessagePart[] {
  const answered = calls.map(
    ({ tool, args }, at): MessagePart => ({
      type: 'tool-invocation',
      toolName: tool,
      toolCallId: `call-${at}`,
      state: 'result',
      args,
      result: { status: 'done', tokens: shown.map((symbol) => ({ symbol })) },
    }),
  )
  return [...(said === '' ? [] : [{ type: 'text' as const, text: said }]), ...answered]
}
