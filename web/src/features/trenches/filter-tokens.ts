import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { readAmount } from '../../lib/read-amount.ts'

export type Filters = {
  readonly query: string
  readonly marketCapText: string
  readonly liquidityText: string
  readonly isVerifiedOnly: boolean
}

export const NO_FILTERS: Filters = { query: '', marketCapText: '', liquidityText: '', isVerifiedOnly: false }

export function countFilters({ query, marketCapText, liquidityText, isVerifiedOnly }: Filters): number {
  const bounds = [marketCapText, liquidityText].map(readAmount)
  const isHolding = (bound: number | null) => bound !== null && !Number.isNaN(bound)
  return bounds.filter(isHolding).length + Number(query.trim() !== '') + Number(isVerifiedOnly)
}

/** A token whose figure is not known passes no bound on it. */
export function filterTokens(
  tokens: readonly DiscoveredToken[],
  filters: Filters,
): readonly DiscoveredToken[] {
  if (countFilters(filters) === 0) return tokens
  const wanted = filters.query.trim().toLowerCase()
  const cap = readAmount(filters.marketCapText)
  const liquidity = readAmount(filters.liquidityText)
  return tokens.filter(
    (token) =>
      isNamed(token, wanted) &&
      reaches(token.marketCapUsd, cap) &&
      reaches(token.liquidityUsd, liquidity) &&
      (token.isVerified || !filters.isVerifiedOnly),
  )
}

function isNamed({ symbol, name, address }: DiscoveredToken, wanted: string): boolean {
  const names = [symbol.toLowerCase(), name.toLowerCase()]
  return wanted === '' || names.some((each) => each.includes(wanted)) || address.toLowerCase() === wanted
}

function reaches(value: number | null, bound: number | null): boolean {
  return bound === null || Number.isNaN(bound) || (value !== null && value >= bound)
}
