import { cleanText } from './clean-text.ts'

/** Signs that markdown reads as its own, and what would make an address on the web a link. */
const MARKUP = /[\\`*_[\]<>#|~&!]/g
const LINKS = /:(?=\/\/)|(?<=\bwww)\.|@/gi

/** Words of somebody else as plain text: nothing in them is a link, a heading or emphasis. */
export function plainText(text: string, charsMax = 80): string {
  return cleanText(text, charsMax).replaceAll(MARKUP, '\\$&').replaceAll(LINKS, '\\$&')
}

/** What a text that was made plain says. */
export const readPlainText = (markdown: string): string => markdown.replaceAll(/\\(.)/g, '$1')

/** Words of somebody else in quotation marks, so that nobody takes it for ours. */
export function quoteText(text: string, charsMax = 120): string {
  return `“${plainText(text, charsMax)}”`
}

const SYMBOL = /^[A-Za-z0-9$.-]{1,16}$/

/** A symbol stands bare where it is shaped like one; whatever else a token calls itself is quoted. */
export function nameSymbol(symbol: string): string {
  return SYMBOL.test(symbol) ? symbol : quoteText(symbol, 24)
}
