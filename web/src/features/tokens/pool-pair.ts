import type { PickedToken, TokenPair } from '../../lib/feature.ts'
import { keyOf } from './picker-rows.ts'

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]

/** A pool has two different tokens: one that is picked on both sides leaves the other side. */
export function withToken(pair: TokenPair, side: Side, token: PickedToken | null): TokenPair {
  const other = side === 'a' ? 'b' : 'a'
  const kept = pair[other]
  const isSame = token !== null && kept !== null && keyOf(token) === keyOf(kept)
  return { ...pair, [side]: token, [other]: isSame ? null : kept }
}
