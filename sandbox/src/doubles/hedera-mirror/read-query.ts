import { parseConsensusTime } from '../../chains/hedera/consensus-time.ts'
import { invalidParameter, unknownParameter } from './mirror-refusal.ts'

export type Query = Readonly<Record<string, readonly string[]>>
export type Order = 'asc' | 'desc'
export type TimeFilter = { readonly operator: Operator; readonly ns: bigint }
type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'

const DEFAULT_LIMIT = 25
const MOST_ROWS = 100
const OPERATORS = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const

/** Every parameter must be one the route knows; those named `many` may be given more than once. */
export function readQuery(raw: unknown, known: readonly string[], many: readonly string[] = []): Query {
  const entries = Object.entries(typeof raw === 'object' && raw !== null ? raw : {})
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (!known.includes(name)) throw unknownParameter(name)
      const values = (Array.isArray(value) ? value : [value]).map(String)
      if ((values.length > 1 && !many.includes(name)) || values.includes('')) throw invalidParameter(name)
      return [name, values]
    }),
  )
}

/** More than the most is cut to the most, as the original does. */
export function readLimit(query: Query): number {
  const text = query.limit?.[0]
  if (text === undefined) return DEFAULT_LIMIT
  if (!/^[1-9]\d{0,9}$/.test(text)) throw invalidParameter('limit')
  return Math.min(Number(text), MOST_ROWS)
}

export function readOrder(query: Query, usual: Order): Order {
  const text = query.order?.[0]?.toLowerCase()
  if (text === undefined) return usual
  if (text !== 'asc' && text !== 'desc') throw invalidParameter('order')
  return text
}

export function readTimes(query: Query): readonly TimeFilter[] {
  return (query.timestamp ?? []).map((text) => {
    const [operator, value] = splitOperator(text)
    const ns = parseConsensusTime(value)
    if (ns === null) throw invalidParameter('timestamp')
    return { operator, ns }
  })
}

export function isWithin(filters: readonly TimeFilter[], ns: bigint): boolean {
  return filters.every((filter) => compare(filter.operator, ns, filter.ns))
}

/** `gte:5` into its parts; without an operator it is `eq`. */
export function splitOperator(text: string): readonly [Operator, string] {
  const [head, ...rest] = text.split(':')
  if (rest.length === 0) return ['eq', text]
  const operator = OPERATORS.find((each) => each === head)
  if (!operator) throw invalidParameter('operator')
  return [operator, rest.join(':')]
}

export function compare(operator: Operator, one: bigint, other: bigint): boolean {
  const holds: Readonly<Record<Operator, boolean>> = {
    eq: one === other,
    ne: one !== other,
    lt: one < other,
    lte: one <= other,
    gt: one > other,
    gte: one >= other,
  }
  return holds[operator]
}
