/** The two sides of a swap card. `isUntouched` until somebody, or the default, has chosen anything. */
export type TokenPair<Token> = {
  readonly sell: Token | null
  readonly buy: Token | null
  readonly isUntouched: boolean
}

export const EMPTY_PAIR: TokenPair<never> = { sell: null, buy: null, isUntouched: true }

/** R2-173: once, when nothing is chosen; what a person has cleared stays clear. */
export function setDefaults<Token>(pair: TokenPair<Token>, quickPicks: readonly Token[]): TokenPair<Token> {
  const [sell, buy] = quickPicks
  if (!pair.isUntouched || sell === undefined || buy === undefined) return pair
  return { sell, buy, isUntouched: false }
}

export function pickSide<Token>(
  pair: TokenPair<Token>,
  side: 'sell' | 'buy',
  token: Token | null,
): TokenPair<Token> {
  return { ...pair, [side]: token, isUntouched: false }
}

export function flipPair<Token>({ sell, buy }: TokenPair<Token>): TokenPair<Token> {
  return { sell: buy, buy: sell, isUntouched: false }
}
