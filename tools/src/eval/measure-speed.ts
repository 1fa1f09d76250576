import { advance, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import type { Learned } from '@windhover/core/chat/reader/learned/learned'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import type { SetOf } from './read-sets.ts'
import type { ConversationLine, RequestLine } from './set-line.ts'

/** As many messages as are read again with every new one. */
const TURNS = 6
/** The best of so many, so that what else runs on the machine is not measured. */
const TIMES = 5
const SAMPLE = 600

type Sets = {
  readonly requests: readonly SetOf<RequestLine>[]
  readonly conversations: readonly SetOf<ConversationLine>[]
}

/** How long one request takes, and a turn: the newest of six messages, with those before it read again. */
export function measureSpeed(learned: Learned, { requests, conversations }: Sets): readonly string[] {
  const texts = requests.flatMap(({ lines }) => lines.map(({ text }) => text))
  const turns = conversations.flatMap(({ lines }) =>
    lines.flatMap((line) => line.turns.map(({ text }) => text)),
  )
  const talks = turns.map((_, at) => turns.slice(at, at + TURNS)).filter(({ length }) => length === TURNS)
  return [
    `one request: ${spread(pick(texts).map((text) => best(learned, [text])))}`,
    `a turn of ${TURNS} messages: ${spread(pick(talks).map((talk) => best(learned, talk)))}`,
  ]
}

function read(learned: Learned, talk: readonly string[]): void {
  let state = NOTHING_SAID
  for (const text of talk) {
    const plan = readTurn(learned, text, state)
    state = advance(state, { text, plan }, { shown: [], isApproved: false })
  }
}

/** Evenly from all of them. */
const pick = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((_, at) => at % Math.ceil(items.length / SAMPLE) === 0)

/** The earlier messages of a talk were read before, when they were the newest. */
function best(learned: Learned, talk: readonly string[]): number {
  const times = Array.from({ length: TIMES }, () => {
    const fresh = { ...learned }
    read(fresh, talk.slice(0, -1))
    const startedAt = performance.now()
    read(fresh, talk)
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
