import type { Plan, PlannedCall } from '../plan.ts'
import { COIN_NAMES } from '../words/coin-names.ts'
import { KNOWN_SYMBOLS, MAIN_SYMBOLS, PLAIN_SYMBOLS } from '../words/known-symbols.ts'
import { slipsBetween } from '../words/slips-between.ts'

const NAMES: readonly (readonly [string, string])[] = Object.entries(COIN_NAMES)
  .filter(([name]) => name.length > 5)
  .map(([name, symbol]) => [name.toUpperCase(), symbol])
const TOKEN_FIELDS = ['token', 'sell', 'buy', 'symbol'] as const
const letters = (text: string) => [...text].toSorted().join('')
/** In shorter words a slip leaves too little to go by. */
const SHORT = 3

/** A plan about a token that is a slip away from a known one asks whether that was meant. */
export function correctSpelling(plan: Plan): Plan {
  const calls = plan.kind === 'call' ? plan.calls : plan.kind === 'ask' ? [plan.begun] : []
  const wrong = calls.flatMap(tokensIn).flatMap((typed) => {
    const meant = nearestSymbol(typed)
    return meant === null ? [] : [{ typed, meant }]
  })
  const [first] = wrong
  if (first === undefined || plan.kind !== 'call') return plan
  const mend = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(mend)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mend(each)]))
        : (wrong.find(({ typed }) => typed === value)?.meant ?? value)
  return {
    kind: 'correct',
    ...first,
    calls: plan.calls.map(({ tool, args }) => ({ tool, args: mend(args) as PlannedCall['args'] })),
  }
}

function tokensIn({ args }: PlannedCall): readonly string[] {
  const steps = Array.isArray(args.steps) ? (args.steps as readonly PlannedCall[]).flatMap(tokensIn) : []
  const listed = Array.isArray(args.tokens) ? args.tokens : []
  return [...TOKEN_FIELDS.map((field) => args[field]), ...listed, ...steps].filter(
    (value) => typeof value === 'string',
  )
}

/** The known symbol or name that was most likely meant; null where it is one, or close to none. */
export function nearestSymbol(typed: string): string | null {
  const symbol = typed.toUpperCase()
  if (KNOWN_SYMBOLS.has(symbol) || symbol.length < SHORT || symbol.length > 12) return null
  // 'Goats' are animals.
  if (PLAIN_SYMBOLS.has(typed.toLowerCase().replace(/s$/, ''))) return null
  const near = startingLike(symbol).filter((known) => isSlipOf(symbol, known))
  if (near.length > 0)
    return near.toSorted((one, other) => closeness(symbol, other) - closeness(symbol, one))[0] ?? null
  return (
    NAMES.find(
      ([name]) => symbol.length >= 5 && slipsBetween(symbol, name) <= (name.length > 6 ? 2 : 1),
    )?.[1] ?? null
  )
}

const MAIN_BY_LETTER = Map.groupBy(MAIN_SYMBOLS, (symbol) => symbol[0])
const startingLike = ([first, second]: string): readonly string[] =>
  [...new Set([first, second])].flatMap((letter) => MAIN_BY_LETTER.get(letter) ?? [])

function isSlipOf(typed: string, known: string): boolean {
  if (known.length < SHORT) return false
  if (typed.length === SHORT || known.length === SHORT) return isTurned(typed, known)
  return slipsBetween(typed, known) === 1
}

/** The same letters in another order, or one letter doubled. */
function isTurned(typed: string, known: string): boolean {
  if (typed.length === known.length)
    return slipsBetween(typed, known) <= 1 && letters(typed) === letters(known)
  return typed.length === known.length + 1 && typed.replace(/(.)\1/, '$1') === known
}

function closeness(typed: string, known: string): number {
  return (letters(typed) === letters(known) ? 2 : 0) + (typed[0] === known[0] ? 1 : 0)
}
