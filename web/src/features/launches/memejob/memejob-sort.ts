import type { MemejobToken } from '@windhover/core/discovery/contract'

export type MemejobSort = {
  readonly by: 'created' | 'price' | 'market_cap'
  readonly direction: 'asc' | 'desc'
}

/** R3-030 */
export const MEMEJOB_SORTS = [
  { label: 'Newest', by: 'created', direction: 'desc' },
  { label: 'Oldest', by: 'created', direction: 'asc' },
  { label: 'Price High to Low', by: 'price', direction: 'desc' },
  { label: 'Price Low to High', by: 'price', direction: 'asc' },
  { label: 'Market Cap High to Low', by: 'market_cap', direction: 'desc' },
  { label: 'Market Cap Low to High', by: 'market_cap', direction: 'asc' },
] as const satisfies readonly (MemejobSort & { readonly label: string })[]

/** A head begins with the highest and then turns round (R3-031). */
export function turnSort(before: MemejobSort, by: 'price' | 'market_cap'): MemejobSort {
  return { by, direction: before.by === by && before.direction === 'desc' ? 'asc' : 'desc' }
}

const FIGURE = {
  price: ({ priceInUsd }: MemejobToken) => priceInUsd,
  market_cap: ({ marketCapInUsd }: MemejobToken) => marketCapInUsd,
}

/** The launchpad does not order by every figure itself (R3-103). What is unknown stands last. */
export function sortMemejob(tokens: readonly MemejobToken[], sort: MemejobSort): readonly MemejobToken[] {
  if (sort.by === 'created') return tokens
  const read = FIGURE[sort.by]
  const sign = sort.direction === 'asc' ? 1 : -1
  return tokens.toSorted((one, other) => {
    const [left, right] = [read(one), read(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
