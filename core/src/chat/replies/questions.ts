/** Whoever makes a token chooses its symbol: only one that is nothing else is put into a question. */
const PLAIN_SYMBOL = /^[A-Za-z0-9]{2,10}$/

export const isPlainSymbol = (symbol: unknown): symbol is string =>
  typeof symbol === 'string' && PLAIN_SYMBOL.test(symbol)

/** Questions about a token by its symbol; none where the symbol could be read as more than that. */
export function askAbout(
  symbol: string,
  questions: readonly ((symbol: string) => string)[],
): readonly string[] {
  return isPlainSymbol(symbol) ? questions.map((question) => question(symbol)) : []
}

export const isSafe = (symbol: string): string => `Is ${symbol} safe?`
export const newsOn = (symbol: string): string => `News on ${symbol}`
export const reportOn = (symbol: string): string => `Full report on ${symbol}`
export const priceOf = (symbol: string): string => `Price of ${symbol}`
export const madeOn = (symbol: string): string => `How much did I make on ${symbol}?`
export const saidAbout = (symbol: string): string => `What are people saying about ${symbol}?`
export const figuresOf = (symbol: string): string => `How is ${symbol} doing?`

export const SHOW_BALANCES = 'Show my balances'
export const SHOW_TRENDING = 'Show trending tokens'
export const NETWORK_FEES = 'What are the network fees?'
export const DEPOSIT_ADDRESS = 'What is my deposit address?'
export const LAST_TRANSACTIONS = 'Show my last transactions'
export const MADE_TODAY = 'How much did I make today?'
