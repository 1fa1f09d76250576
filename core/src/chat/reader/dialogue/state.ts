import { isOrder, type Plan, type PlannedCall } from '../plan.ts'
import { KNOWN_SYMBOLS, MAIN_SYMBOLS } from '../words/known-symbols.ts'
import { splitWords } from '../words/split-words.ts'
import type { Word } from '../words/word.ts'

/** What of a conversation the next message may point to. */
export type DialogueState = {
  /** What the last message came to. */
  readonly last: Plan | null
  /** The last question or order that was clear, as calls. */
  readonly calls: readonly PlannedCall[]
  /** The last order that was prepared. */
  readonly order: PlannedCall | null
  /** Whether a card for it still waits. */
  readonly isOpen: boolean
  /** The token talked about last. */
  readonly focus: string | null
  /** The tokens talked about, the last one first. */
  readonly recent: readonly string[]
  /** The tokens that the last list showed, in order. */
  readonly shown: readonly string[]
  /** A question of ours that was not answered, also where something else was asked in between. */
  readonly open: Extract<Plan, { kind: 'ask' }> | null
}

export const NOTHING_SAID: DialogueState = {
  last: null,
  calls: [],
  order: null,
  isOpen: false,
  focus: null,
  recent: [],
  shown: [],
  open: null,
}

/** What came of a message besides its plan. */
export type Outcome = { readonly shown: readonly string[]; readonly isApproved: boolean }

export function advance(
  state: DialogueState,
  { text, plan }: { readonly text: string; readonly plan: Plan },
  { shown, isApproved }: Outcome,
): DialogueState {
  // What is asked back can be changed before it is agreed to: 'no, half of it'.
  const calls = plan.kind === 'call' || plan.kind === 'unsure' ? plan.calls : state.calls
  const order = calls === state.calls ? state.order : (calls.find(isOrder) ?? state.order)
  const isNew = plan.kind === 'call' && plan.calls.some(isOrder)
  const isDropped = plan.kind === 'say' && plan.topic === 'cancelled'
  const named = tokensOf(plan)
  return {
    last: plan,
    calls,
    order,
    isOpen: isApproved || isDropped ? false : isNew || state.isOpen,
    focus: focusOf(plan) ?? symbolIn(text) ?? state.focus,
    recent: [...named, ...state.recent.filter((token) => !named.includes(token))].slice(0, RECENT_MAX),
    shown: shown.length > 0 ? shown : state.shown,
    open: plan.kind === 'ask' ? plan : isNew || isDropped || plan.kind === 'later' ? null : state.open,
  }
}

const RECENT_MAX = 4

/** 'How much USDC do I have' is about USDC, though no argument says so. */
function symbolIn(text: string): string | null {
  const words = splitWords(text).words.filter((word) => MAIN_SYMBOLS.has(symbolOf(word)) || isSymbol(word))
  const last = words.at(-1)
  return last === undefined ? null : symbolOf(last)
}

const symbolOf = ({ text }: Word) => text.replace('$', '').toUpperCase()
const PLAIN_LETTERS = 4

/** Written as a symbol, or too long to be a plain word as well. */
function isSymbol(word: Word): boolean {
  return (
    KNOWN_SYMBOLS.has(symbolOf(word)) &&
    (word.isSymbolCase || word.kind === 'ticker' || word.text.length > PLAIN_LETTERS)
  )
}

function callsIn(plan: Plan): readonly PlannedCall[] {
  if (plan.kind === 'ask') return [plan.begun]
  return 'calls' in plan ? plan.calls : []
}

/** The last one named first. */
function tokensOf(plan: Plan): readonly string[] {
  const named = callsIn(plan).flatMap(({ args }) => [
    ...(Array.isArray(args.tokens) ? args.tokens : []),
    args.sell,
    args.token,
    args.symbol,
    args.buy,
  ])
  return [...new Set(named.filter((value) => typeof value === 'string'))].toReversed()
}

/** After a swap the token it bought, else the one that was asked about. */
function focusOf(plan: Plan): string | null {
  const [call] = callsIn(plan)
  if (plan.kind === 'later') return plan.request.token ?? null
  if (call === undefined) return null
  const { buy, token, symbol, sell, tokens, topic } = call.args
  const named = [buy, token, symbol, sell, Array.isArray(tokens) ? tokens.at(-1) : undefined, topic]
  const found = named.find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}
