import { isOrder } from '@windhover/core/chat/reader/plan'
import { asAgreed } from './as-expectation.ts'
import type { SetOf } from './read-sets.ts'
import { isExpected } from './same-reading.ts'
import type { ConversationLine, Expectation, Got, RequestLine } from './set-line.ts'

/** One conversation with whoever is scored; it keeps what was said before. */
export type Talk = (typed: {
  readonly text: string
  readonly shown?: readonly string[] | undefined
  readonly approved?: boolean | undefined
}) => Got

export type Missed = {
  readonly line: number
  readonly text: string
  readonly expected: Expectation
  readonly got: Got
}
export type Score = {
  readonly set: string
  readonly isHeldOut: boolean
  readonly right: number
  /** Asked back with the right calls: no harm done, but one message more. */
  readonly asked: number
  readonly all: number
  /** An order prepared that nobody gave, or another one than was given. */
  readonly wrongActs: number
  readonly missed: readonly Missed[]
}

export function scoreRequests(set: SetOf<RequestLine>, begin: () => Talk): Score {
  return score(
    set,
    set.lines.map((line) => [line]),
    begin,
  )
}

/** A conversation is right when every turn of it is. */
export function scoreConversations(set: SetOf<ConversationLine>, begin: () => Talk): Score {
  return score(
    set,
    set.lines.map(({ turns }) => turns),
    begin,
  )
}

type Turn = ConversationLine['turns'][number]

function score(
  { name, isHeldOut }: SetOf<unknown>,
  talks: readonly (readonly Turn[])[],
  begin: () => Talk,
): Score {
  const missed: Missed[] = []
  let asked = 0
  for (const [at, turns] of talks.entries()) {
    const outcome = scoreTalk(turns, begin())
    if (outcome === 'asked') asked += 1
    else if (outcome !== 'right') missed.push({ line: at + 1, ...outcome })
  }
  const wrongActs = missed.filter(({ got }) => got.kind === 'call' && got.calls.some(isOrder)).length
  const right = talks.length - missed.length - asked
  return { set: name, isHeldOut, all: talks.length, right, asked, wrongActs, missed }
}

/** Who is asked back says yes where it is right, and goes on. */
function scoreTalk(turns: readonly Turn[], talk: Talk): 'right' | 'asked' | Omit<Missed, 'line'> {
  let isAsked = false
  for (const turn of turns) {
    const got = talk(turn)
    if (isExpected(got, turn)) continue
    const isRight = isExpected(asAgreed(got), turn) && isExpected(talk({ ...turn, text: 'yes' }), turn)
    if (!isRight) return { text: turn.text, expected: turn.expect, got }
    isAsked = true
  }
  return isAsked ? 'asked' : 'right'
}
