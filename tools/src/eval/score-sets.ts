import { isOrder } from '@windhover/core/chat/reader/plan'
import type { SetOf } from './read-sets.ts'
import { isExpected } from './same-reading.ts'
import type { ConversationLine, Expectation, RequestLine } from './set-line.ts'

/** One conversation with whoever is scored; it keeps what was said before. */
export type Talk = (typed: {
  readonly text: string
  readonly shown?: readonly string[] | undefined
  readonly approved?: boolean | undefined
}) => Expectation | Promise<Expectation>

export type Missed = {
  readonly line: number
  readonly text: string
  readonly expected: Expectation
  readonly got: Expectation
}
export type Score = {
  readonly set: string
  readonly isHeldOut: boolean
  readonly right: number
  readonly all: number
  /** An order prepared that nobody gave, or another one than was given. */
  readonly wrongActs: number
  readonly missed: readonly Missed[]
}

export async function scoreRequests(set: SetOf<RequestLine>, begin: () => Talk): Promise<Score> {
  const missed: Missed[] = []
  let wrongActs = 0
  for (const [at, line] of set.lines.entries()) {
    const got = await begin()({ text: line.text })
    if (isExpected(got, line)) continue
    missed.push({ line: at + 1, text: line.text, expected: line.expect, got })
    if (preparesOrder(got)) wrongActs += 1
  }
  return sum(set, { missed, wrongActs })
}

/** A conversation is right when every turn of it is. */
export async function scoreConversations(set: SetOf<ConversationLine>, begin: () => Talk): Promise<Score> {
  const missed: Missed[] = []
  let wrongActs = 0
  for (const [at, { turns }] of set.lines.entries()) {
    const talk = begin()
    for (const turn of turns) {
      const got = await talk(turn)
      if (isExpected(got, turn)) continue
      missed.push({ line: at + 1, text: turn.text, expected: turn.expect, got })
      if (preparesOrder(got)) wrongActs += 1
      break
    }
  }
  return sum(set, { missed, wrongActs })
}

const preparesOrder = (got: Expectation) => got.kind === 'call' && got.calls.some(isOrder)

function sum({ name, isHeldOut, lines }: SetOf<unknown>, found: Pick<Score, 'missed' | 'wrongActs'>): Score {
  return { set: name, isHeldOut, all: lines.length, right: lines.length - found.missed.length, ...found }
}
