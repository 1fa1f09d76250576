import { APICallError } from '@ai-sdk/provider'
import type { MessagePart } from '@windhover/core/chat/message'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'

const NOTICE = 'The language model does not answer, so I read your message myself.'

/** A sentence of ours, as a step of its own. */
export function* tellStep(text: string): Iterable<ReplyChunk> {
  const id = 'notice'
  yield { type: 'start-step' }
  yield { type: 'text-start', id }
  yield { type: 'text-delta', id, delta: text }
  yield { type: 'text-end', id }
  yield { type: 'finish-step' }
}

/** Whatever the model was going to say, the reader says instead, and says that it does. */
export async function* fallBack(fromReader: AsyncIterable<ReplyChunk>): AsyncIterable<ReplyChunk> {
  yield* tellStep(NOTICE)
  yield* fromReader
}

/** What the reader said of a reply since it took over; null where it did not. */
export function saidAfterNotice(begun: readonly MessagePart[]): readonly MessagePart[] | null {
  const at = begun.findIndex((part) => part.type === 'text' && part.text === NOTICE)
  return at === -1 ? null : begun.slice(at + 1)
}

/** Steps and openings of texts are nothing that a person has seen. */
export function isSeen({ type }: ReplyChunk): boolean {
  return type === 'text-delta' || type.startsWith('tool-')
}

const REFUSED_KEY: ReadonlySet<number> = new Set([401, 403])
const PASSING: ReadonlySet<number> = new Set([408, 409, 429])

/** True where others will fail as well; a question that the provider does not take is a matter of that question. */
export function isProviderDown(error: unknown): boolean {
  const cause = error instanceof Error && !APICallError.isInstance(error) ? error.cause : error
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined
  return status === undefined || status >= 500 || PASSING.has(status) || REFUSED_KEY.has(status)
}
