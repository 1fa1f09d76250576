export type MatchPart = { readonly text: string; readonly matched: boolean }

/** Higher is better; null when the words do not occur. Starts of words go before their middles. */
export function matchScore(text: string, query: string): number | null {
  const at = text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return null
  if (at === 0) return text.length === query.length ? 4 : 3
  return /[\s#]/.test(text[at - 1] ?? '') ? 2 : 1
}

/** Splits a text into what matched and what did not, so that the matched letters can be drawn in bold. */
export function matchParts(text: string, query: string): readonly MatchPart[] {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase())
  if (at < 0) return [{ text, matched: false }]
  const parts = [
    { text: text.slice(0, at), matched: false },
    { text: text.slice(at, at + query.length), matched: true },
    { text: text.slice(at + query.length), matched: false },
  ]
  return parts.filter((part) => part.text !== '')
}
