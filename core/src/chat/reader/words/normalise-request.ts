import { cleanText } from '../../../text/clean-text.ts'

/**
 * A request without what cannot be seen, in plain forms of its letters. Raised, circled and broken figures are left as
 * they are: folding '10²' into '102' would change an amount.
 */
export function normaliseRequest(text: string): string {
  return cleanText(text, Number.POSITIVE_INFINITY)
    .replaceAll(/[^\p{No}]+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(/[\u2018\u2019\u201b]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
