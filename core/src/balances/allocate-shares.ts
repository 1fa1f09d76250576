import type { MicroUsd } from './value-holding.ts'

const WHOLE_BPS = 10_000n

/**
 * Each value's share of their sum in hundredths of a per cent. The shares add up to exactly the whole: what rounding
 * down leaves over goes to those who lost most by it. All zero where there is nothing to share.
 */
export function allocateShares(values: readonly MicroUsd[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0n)
  if (total <= 0n) return values.map(() => 0)
  const parts = values.map((value, place) => ({
    place,
    share: (value * WHOLE_BPS) / total,
    lost: (value * WHOLE_BPS) % total,
  }))
  const given = parts.reduce((sum, { share }) => sum + share, 0n)
  const lucky = parts
    .toSorted((one, other) =>
      one.lost === other.lost ? one.place - other.place : one.lost > other.lost ? -1 : 1,
    )
    .slice(0, Number(WHOLE_BPS - given))
  const extra = new Set(lucky.map(({ place }) => place))
  return parts.map(({ place, share }) => Number(share) + (extra.has(place) ? 1 : 0))
}
