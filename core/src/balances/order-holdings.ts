import { NATIVE, TOP_TOKENS_MAX } from './constants.ts'
import type { MicroUsd } from './value-holding.ts'

export type ValuedHolding = {
  /** `native`, or the token's address. */
  readonly token: string
  readonly symbol: string | null
  /** Null where nobody knows a price. */
  readonly valueMicro: MicroUsd | null
}

/** The native coin first whatever it is worth, then by value; what has no price comes last, by name. */
export function orderHoldings<Holding extends ValuedHolding>(holdings: readonly Holding[]): Holding[] {
  return holdings.toSorted((one, other) => {
    if ((one.token === NATIVE) !== (other.token === NATIVE)) return one.token === NATIVE ? -1 : 1
    return compareValues(one, other)
  })
}

/** The most valuable ones, for a card; what has no price is not among them. */
export function topHoldings<Holding extends ValuedHolding>(holdings: readonly Holding[]): Holding[] {
  return holdings
    .filter(({ valueMicro }) => valueMicro !== null && valueMicro > 0n)
    .toSorted(compareValues)
    .slice(0, TOP_TOKENS_MAX)
}

function compareValues(one: ValuedHolding, other: ValuedHolding): number {
  const [a, b] = [one.valueMicro ?? -1n, other.valueMicro ?? -1n]
  if (a !== b) return a > b ? -1 : 1
  return (one.symbol ?? one.token).localeCompare(other.symbol ?? other.token, 'en')
}
