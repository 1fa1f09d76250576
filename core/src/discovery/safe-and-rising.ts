import type { DiscoveredToken, MarkedToken, TrenchesWindow } from './contract.ts'

const RISE_MAX_PCT = 100
const FULL_LIQUIDITY_USD = 100_000
const POINTS_PER_CHECK = 20

/** The formula, as it is shown beside the sort. */
export function describeSafeAndRising(window: TrenchesWindow): string {
  return `Rise over ${window} in per cent, at most ${RISE_MAX_PCT}, times liquidity as a share of $100K, at most 1, minus ${POINTS_PER_CHECK} points for each thing to check. Tokens that can't be sold are left out. Tokens that could not be checked come last.`
}

type Rising = Pick<DiscoveredToken, 'address' | 'changePct' | 'liquidityUsd'>
type Marked = Pick<MarkedToken, 'verdict' | 'toCheck'>

/** Those that rise and have least to check first; equal ones stay in the order they came in. */
export function sortSafeAndRising<Token extends Rising>(
  tokens: readonly Token[],
  marks: ReadonlyMap<string, Marked>,
): readonly Token[] {
  return tokens
    .filter(({ address }) => marks.get(address)?.verdict !== 'cannot-sell')
    .map((token) => ({ token, points: countPoints(token, marks.get(token.address)) }))
    .toSorted((one, other) => compare(one.points, other.points))
    .map(({ token }) => token)
}

/** Null where it is not known what there is to check: nobody calls that safe. */
export function countPoints(token: Rising, marked: Marked | undefined): number | null {
  if (marked === undefined || marked.verdict === 'unknown') return null
  const rise = Math.min(RISE_MAX_PCT, Math.max(0, token.changePct ?? 0))
  const depth = Math.min(1, (token.liquidityUsd ?? 0) / FULL_LIQUIDITY_USD)
  return rise * depth - POINTS_PER_CHECK * marked.toCheck
}

function compare(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return other - one
}
