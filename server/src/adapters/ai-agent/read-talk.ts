import type { ChatMessage } from '@windhover/core/chat/message'
import { advance, type DialogueState, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import type { Learned } from '@windhover/core/chat/reader/learned/learned'
import type { Plan } from '@windhover/core/chat/reader/plan'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'

/** Gives the newest message a meaning. The talk ends with it. */
export type TalkReader = (talk: readonly ChatMessage[]) => Plan

/** How far back a message can point. */
const TURNS_READ = 6

/** What was said before is read again in its order, so that 'and half of that' has something to point to. */
export function readWithContext(learned: Learned): TalkReader {
  return (talk) => {
    const turns = splitTurns(talk).slice(-TURNS_READ)
    let state: DialogueState = NOTHING_SAID
    let plan: Plan = { kind: 'unknown' }
    for (const { text, shown } of turns) {
      plan = readTurn(learned, text, state)
      state = advance(state, { text, plan }, { shown, isApproved: false })
    }
    return plan
  }
}

/** Only what accounts for every word. */
export const readStrictly: TalkReader = (talk) => {
  const newest = talk.findLast(({ role }) => role === 'user')
  const call = newest === undefined ? null : readStrict(newest.content)
  return call === null ? { kind: 'unknown' } : { kind: 'call', calls: [call] }
}

type Turn = { readonly text: string; readonly shown: readonly string[] }

function splitTurns(talk: readonly ChatMessage[]): readonly Turn[] {
  const turns: { text: string; shown: readonly string[] }[] = []
  for (const message of talk) {
    if (message.role === 'user') turns.push({ text: message.content, shown: [] })
    const turn = turns.at(-1)
    const listed = message.role === 'assistant' ? symbolsIn(message) : []
    if (turn !== undefined && listed.length > 0) turn.shown = listed
  }
  return turns
}

/** The tokens that an answer lists, in order: 'the second one' is one of them. */
function symbolsIn({ parts }: ChatMessage): readonly string[] {
  const answers = parts.flatMap((part) => (part.type === 'tool-invocation' ? listsIn(part.result) : []))
  const longest = answers.toSorted((one, other) => other.length - one.length)[0] ?? []
  return longest.length > 1 ? longest : []
}

function listsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(listsIn)
  if (!Array.isArray(value)) return inside
  const symbols = value.flatMap((item: { readonly symbol?: unknown } | null) =>
    typeof item?.symbol === 'string' ? [item.symbol.toUpperCase()] : [],
  )
  return symbols.length === value.length ? [symbols, ...inside] : inside
}
