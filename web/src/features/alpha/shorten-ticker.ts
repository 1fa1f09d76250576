/** R1-245, R1-246: what is longer ends in an ellipsis. */
export function shortenTicker(ticker: string, charsMax: number): string {
  const chars = [...ticker]
  return chars.length > charsMax ? `${chars.slice(0, charsMax).join('')}…` : ticker
}
