import { isSol, type TradedToken } from './traded-token.ts'

const DAY_MS = 86_400_000

/** The platform's fee in basis points, by what is traded. */
export function platformFeeBps(pair: { input: TradedToken; output: TradedToken; atMs: number }): number {
  const { input, output } = pair
  if (isNew(input, pair.atMs) || isNew(output, pair.atMs)) return 50
  if (input.class === 'stable' && output.class === 'stable') return 0
  const isPlain = (token: TradedToken) => token.class === 'stable' || isSol(token)
  return isPlain(input) && isPlain(output) ? 2 : 10
}

function isNew(token: TradedToken, atMs: number): boolean {
  return token.class === 'launch' && atMs - token.bornAtMs < DAY_MS
}
