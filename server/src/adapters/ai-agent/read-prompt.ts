import type { LanguageModelV4Message } from '@ai-sdk/provider'
import { advance, type DialogueState, NOTHING_SAID } from '@windhover/core/chat/reader/dialogue/state'
import type { Learned } from '@windhover/core/chat/reader/learned/learned'
import type { Plan } from '@windhover/core/chat/reader/plan'
import { readTurn } from '@windhover/core/chat/reader/read-turn'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'

/** Gives the newest message a meaning. The prompt ends with it. */
export type PromptReader = (prompt: readonly LanguageModelV4Message[]) => Plan

/** How far back a message can point. */
const TURNS_READ = 6

/** What was said before is read again in its order, so that 'and half of that' has something to point to. */
export function readWithContext(learned: Learned): PromptReader {
  return (prompt) => {
    const turns = splitTurns(prompt).slice(-TURNS_READ)
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
export const readStrictly: PromptReader = (prompt) => {
  const newest = splitTurns(prompt).at(-1)
  const call = newest === undefined ? null : readStrict(newest.text)
  return call === null ? { kind: 'unknown' } : { kind: 'call', calls: [call] }
}

type Turn = { readonly text: string; readonly shown: readonly string[] }

function splitTurns(prompt: readonly LanguageModelV4Message[]): readonly Turn[] {
  const turns: { text: string; shown: readonly string[] }[] = []
  for (const message of prompt) {
    if (message.role === 'user') turns.push({ text: textOf(message), shown: [] })
    const turn = turns.at(-1)
    const listed = message.role === 'tool' ? symbolsIn(message) : []
    if (turn !== undefined && listed.length > 0) turn.shown = listed
  }
  return turns
}

function textOf({ content }: LanguageModelV4Message): string {
  if (typeof content === 'string') return content
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

/** The tokens that an answer lists, in order: 'the second one' is one of them. */
function symbolsIn(message: Extract<LanguageModelV4Message, { role: 'tool' }>): readonly string[] {
  const lists = message.content.flatMap((part) =>
    part.type === 'tool-result' && part.output.type === 'json' ? listsIn(part.output.value) : [],
  )
  const longest = lists.toSorted((one, other) => other.length - one.length)[0] ?? []
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
