import type { ChatMessage } from '@windhover/core/chat/message'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import { bindTools } from '@windhover/server/features/chat/bind-tools'
import { approveAtOnce } from '../people/approve-at-once.ts'
import type { Contest } from './open-contest.ts'
import type { Person } from './person.ts'

/** What was said before the model gets its turn, oldest first. */
export type Said =
  | { readonly by: 'person'; readonly text: string }
  | { readonly by: 'model'; readonly text: string }
  | { readonly by: 'tool'; readonly tool: string; readonly result: unknown }

export type Turn = {
  readonly person: Person
  readonly said: readonly Said[]
  /** What the key that came with the question may do. */
  readonly scopes?: readonly KeyScope[]
  /** The person's message, where the same one is answered more than once. */
  readonly questionId?: string
  readonly conversationId?: string
}

export type AgentDesk = {
  /** The reply in which calls are made: cards name it. */
  readonly messageId: string
  readonly call: (tool: string, args: unknown, toolCallId?: string) => Promise<ToolAnswer>
}

export type ToolAnswer = { readonly status: string } & Readonly<Record<string, unknown>>

const NO_SUCH_TOOL: ToolAnswer = { status: 'no-such-tool' }

/**
 * The place of the model, in this process: the real registry, the real binding to person, vault and words, everything
 * behind it real. Only the transport of the calls (the model's stream) is left out; the chat layer has that.
 */
export async function sitDown(contest: Pick<Contest, 'parts' | 'everybody'>, turn: Turn): Promise<AgentDesk> {
  const { parts } = contest
  const { person, said, scopes = ['trade', 'transfer'] } = turn
  const { userId, vaultId } = person
  const tools = await parts.toolsFor({ userId, vaultId })
  const messageId = crypto.randomUUID()
  const bound = bindTools(parts, {
    tools,
    run: {
      id: crypto.randomUUID(),
      conversationId: turn.conversationId ?? crypto.randomUUID(),
      requestId: crypto.randomUUID(),
      messageId,
      questionId: turn.questionId ?? crypto.randomUUID(),
      userId,
      vaultId: BigInt(vaultId),
      sessionId: person.browser.sessionId,
      scopes,
      state: 'running',
      begun: [],
      startedAt: new Date(),
      usage: null,
    },
    messages: toMessages(said, turn.questionId),
  })
  let calls = 0
  return {
    messageId,
    call: async (name, args, toolCallId) => {
      calls += 1
      const tool = bound.find((each) => each.name === name)
      if (tool === undefined) return NO_SUCH_TOOL
      const call = { toolCallId: toolCallId ?? `call-${calls}`, signal: AbortSignal.timeout(60_000) }
      const answer = (await tool.run(args, call)) as ToolAnswer
      await approveAtOnce(contest, answer)
      return answer
    },
  }
}

function toMessages(said: readonly Said[], questionId?: string): ChatMessage[] {
  const newest = said.findLastIndex(({ by }) => by === 'person')
  return said.map((each, place): ChatMessage => {
    const id = place === newest && questionId !== undefined ? questionId : crypto.randomUUID()
    const bare = { id, experimental_attachments: [] }
    if (each.by === 'tool') {
      const { tool: toolName, result } = each
      const part = { type: 'tool-invocation' as const, toolName, toolCallId: id, state: 'result' as const }
      return { ...bare, role: 'assistant', content: '', parts: [{ ...part, args: {}, result }] }
    }
    const { text } = each
    const role = each.by === 'person' ? 'user' : 'assistant'
    return { ...bare, role, content: text, parts: [{ type: 'text', text }] }
  })
}
