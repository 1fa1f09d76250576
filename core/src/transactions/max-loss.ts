import { z } from 'zod'

/** The most that an action can cost at last prices, with its parts. */
export const maxLossView = z.object({
  totalUsd: z.number(),
  /** What leaves, less the least that comes back. */
  priceUsd: z.number(),
  /** On top of that. A venue's own fee is none of these: it is in its price. */
  feesUsd: z.number(),
})
export type MaxLoss = z.infer<typeof maxLossView>

type Priced = { readonly kind: string; readonly amountUsd: number | null }

/** Null as soon as one part of it has no price: a sum with a gap would look like safety. */
export function maxLossOf(moved: {
  readonly outUsd: readonly (number | null)[]
  readonly leastInUsd: readonly (number | null)[]
  readonly fees: readonly Priced[]
}): MaxLoss | null {
  const out = sumKnown(moved.outUsd)
  const back = sumKnown(moved.leastInUsd)
  const feesUsd = sumKnown(moved.fees.filter(({ kind }) => kind !== 'venue').map((fee) => fee.amountUsd))
  if (out === null || back === null || feesUsd === null) return null
  const priceUsd = Math.max(0, out - back)
  return { totalUsd: priceUsd + feesUsd, priceUsd, feesUsd }
}

function sumKnown(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}
