/** What a search looks at. */
export type RankedToken = {
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly isVerified: boolean
  readonly liquidityUsd: number | null
}

/**
 * Best first: the address itself, then symbols before names and whole words before beginnings before middles.
 * Among equals the verified come first, so that a look-alike never stands above the token it imitates.
 */
export function rankTokens<Token extends RankedToken>(
  tokens: readonly Token[],
  request: { query: string; limit: number },
): readonly Token[] {
  const query = request.query.trim().toLowerCase()
  return tokens
    .map((token) => ({ token, place: placeOf(token, query) }))
    .filter(({ place }) => place < NO_MATCH)
    .toSorted((a, b) => a.place - b.place || compareTrust(a.token, b.token))
    .slice(0, request.limit)
    .map(({ token }) => token)
}

const NO_MATCH = 6

function placeOf(token: RankedToken, query: string): number {
  if (query === '') return 1
  const symbol = token.symbol.toLowerCase()
  const name = token.name.toLowerCase()
  const tests = [
    token.address.toLowerCase() === query,
    symbol === query,
    symbol.startsWith(query),
    name.startsWith(query) || name.includes(` ${query}`),
    symbol.includes(query),
    name.includes(query),
  ]
  const place = tests.indexOf(true)
  return place < 0 ? NO_MATCH : place
}

function compareTrust(a: RankedToken, b: RankedToken): number {
  if (a.isVerified !== b.isVerified) return a.isVerified ? -1 : 1
  return (b.liquidityUsd ?? 0) - (a.liquidityUsd ?? 0) || a.symbol.length - b.symbol.length
}
