import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import { createChatClient } from '@windhover/testkit/chat-client'
import { type Arena, outcomeOf } from '../arena.ts'
import type { Hiding } from '../gullible/play-context.ts'
import { approveAtOnce } from '../people/approve-at-once.ts'
import type { ToolAnswer } from '../world/agent-desk.ts'
import type { Person } from '../world/person.ts'

type Question = {
  readonly family: string
  readonly person: Person
  readonly text: string
  readonly hiding?: Hiding
  readonly attachments?: readonly string[]
  readonly conversationId?: string
  readonly messageId?: string
}

/** Over HTTP, through the whole chat: the api, the agent, the model's stream, the log of the reply. */
export async function askInChat(arena: Arena, question: Question): Promise<readonly ReplyChunk[]> {
  const { tally, contest } = arena
  const { family, person, text, hiding, attachments = [], messageId } = question
  const { vaultId, browser } = person
  const client = createChatClient(() => contest.apiUrl, { vaultId, headers: browser.headers })
  const { chunks } = await client.ask({
    text,
    conversationId: question.conversationId ?? crypto.randomUUID(),
    ...(messageId === undefined ? {} : { messageId }),
    ...(attachments.length === 0 ? {} : { attachments }),
  })
  const hasActed = chunks.some(({ type }) => type.startsWith('tool-'))
  if (!hasActed) tally.act(family, 'chat', chunks.length === 0 ? 'not let in' : 'only words')
  for (const chunk of chunks) {
    if (chunk.type === 'start' && chunk.messageId !== undefined) tally.blame(chunk.messageId, family, hiding)
    if (chunk.type === 'tool-output-available') {
      tally.act(family, 'chat', outcomeOf(chunk.output as ToolAnswer))
      await approveAtOnce(contest, chunk.output as ToolAnswer)
    }
    if (chunk.type === 'tool-output-error' || chunk.type === 'tool-input-error')
      tally.act(family, 'chat', 'not understood')
  }
  return chunks
}
