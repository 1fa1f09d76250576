import { createHash } from 'node:crypto'
import { isOrder } from '@windhover/core/chat/reader/plan'
import type { SetOf } from './read-sets.ts'
import type { ConversationLine, Expectation, RequestLine } from './set-line.ts'

/** A line of a set as one talk, with the group it is counted in. */
export type ChosenTalk = {
  readonly set: string
  readonly category: string
  readonly turns: ConversationLine['turns']
}

/** So many talks of every category of every set; the same seed always chooses the same ones. */
export function chooseTalks(
  sets: {
    readonly requests: readonly SetOf<RequestLine>[]
    readonly conversations: readonly SetOf<ConversationLine>[]
  },
  { lines, seed }: { readonly lines: number; readonly seed: string },
): readonly ChosenTalk[] {
  const talks = [
    ...sets.requests.flatMap(({ name, lines: all }) =>
      all.map((line) => ({ set: name, category: categoryOf(line.expect), turns: [line] })),
    ),
    ...sets.conversations.flatMap(({ name, lines: all }) =>
      all.map(({ turns }) => ({ set: name, category: 'conversation', turns })),
    ),
  ]
  const groups = Map.groupBy(talks, ({ set, category }) => `${set}/${category}`)
  return [...groups.values()].flatMap((group) =>
    group.toSorted((one, other) => (lotOf(one, seed) < lotOf(other, seed) ? -1 : 1)).slice(0, lines),
  )
}

function lotOf({ turns }: ChosenTalk, seed: string): string {
  return createHash('sha256')
    .update(`${seed}:${JSON.stringify(turns)}`)
    .digest('hex')
}

export function categoryOf(expected: Expectation): string {
  if (expected.kind !== 'call') return expected.kind
  return expected.calls.some(isOrder) ? 'order' : 'read'
}
