import { chatErrors } from '@windhover/core/chat/errors'
import type { UserMessage } from '@windhover/core/chat/message'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { MessageRow } from './message-store.ts'
import { listPath } from './message-tree.ts'
import { messages } from './tables.ts'

type Asked = {
  readonly conversationId: string
  readonly headId: string | null
  readonly message: UserMessage
  readonly trigger: 'send' | 'again' | 'continue'
  readonly editOf: string | undefined
}

export type Place = {
  /** The message that will be answered. */
  readonly questionId: string
  /** What it is said in reply to, where it has to be stored first. */
  readonly under: { readonly parentId: string | null } | null
  /** A reply that did not end well: it makes room, or goes on. */
  readonly broken: MessageRow | null
  /** Replies that are no longer on the path that is shown. */
  readonly left: readonly string[]
}

/** Cards live for a minute: no reply farther up can hold one that is still open. */
const LEFT_MAX = 100

/** Where a question belongs in the tree. Nothing is changed here. */
export async function placeQuestion(db: Database, asked: Asked): Promise<Place> {
  const { conversationId, headId, message, trigger, editOf } = asked
  const find = (id: string) => findMessage(db, { conversationId, id })
  const head = headId === null ? null : await find(headId)
  const broken = head?.role === 'assistant' && head.body.ending !== undefined ? head : null
  if (trigger === 'continue' && broken !== null && broken.parentId !== null)
    return { questionId: broken.parentId, under: null, broken, left: [] }

  const stored = await find(message.id)
  if (stored?.role === 'assistant') throw chatErrors.messageNotFound()
  const under = stored === null ? { parentId: await findParent(db, asked) } : null
  const left =
    stored === null && editOf === undefined
      ? []
      : await listLeft(db, { conversationId, headId, stays: stored?.id ?? under?.parentId ?? null })
  const isAnswer = stored !== null && broken?.parentId === stored.id
  return { questionId: message.id, under, broken: isAnswer ? broken : null, left }
}

async function findParent(db: Database, { conversationId, headId, editOf }: Asked): Promise<string | null> {
  if (editOf === undefined) return headId
  const edited = await findMessage(db, { conversationId, id: editOf })
  if (edited?.role !== 'user') throw chatErrors.messageNotFound()
  return edited.parentId
}

async function listLeft(
  db: Database,
  given: { conversationId: string; headId: string | null; stays: string | null },
): Promise<readonly string[]> {
  const { conversationId, headId, stays } = given
  const shown = await listPath(db, { conversationId, from: headId, limit: LEFT_MAX })
  const kept = new Set(await listPath(db, { conversationId, from: stays, limit: LEFT_MAX }))
  return shown.filter((id) => !kept.has(id))
}

async function findMessage(
  db: Database,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)))
  return row ?? null
}
