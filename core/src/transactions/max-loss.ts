/**
 * The most that an action can cost at last prices: what leaves, less the least that comes back, and every fee on top.
 * Null as soon as one part of it has no price: a sum with a gap would look like safety.
 */
export function maxLossUsd(moved: {
  readonly outUsd: readonly (number | null)[]
  readonly leastInUsd: readonly (number | null)[]
  readonly feesUsd: readonly (number | null)[]
}): number | null {
  const sums = [moved.outUsd, moved.leastInUsd, moved.feesUsd].map(sumKnown)
  const [out = null, back = null, fees = null] = sums
  if (out === null || back === null || fees === null) return null
  return Math.max(0, out - back) + fees
}

function sumKnown(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}
