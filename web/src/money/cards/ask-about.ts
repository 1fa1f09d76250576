/** Whoever makes a token chooses its symbol: only one that is nothing else is put into a question. */
const PLAIN_SYMBOL = /^[A-Za-z0-9]{2,10}$/

/** Questions about a token by its symbol; none where the symbol could be read as more than that. */
export function askAbout(
  symbol: string,
  questions: readonly ((symbol: string) => string)[],
): readonly string[] {
  return PLAIN_SYMBOL.test(symbol) ? questions.map((question) => question(symbol)) : []
}

export const isSafe = (symbol: string): string => `Is ${symbol} safe?`
export const newsOn = (symbol: string): string => `News on ${symbol}`
export const reportOn = (symbol: string): string => `Full report on ${symbol}`
export const priceOf = (symbol: string): string => `Price of ${symbol}`
