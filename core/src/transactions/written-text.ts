import type { ChainId } from '../chains/chain.ts'

/**
 * Whether a person wrote something, letter for letter. Only plain Latin letters, digits and signs count: a letter of
 * another alphabet that looks the same, or a character that cannot be seen, makes it another word.
 */

const PLAIN = /^[\x21-\x7e]+$/
/** What may stand right before and right after a word. Everything else, seen or not, belongs to it. */
const BEFORE = /[ \t\r\n()[\]{}<>"'`$,;:=/*“”‘’–—…]/
const AFTER = /[ \t\r\n()[\]{}<>"'`,;:=/*!?“”‘’–—…]/
/** So long is no symbol any more: addresses of most chains tell capitals from small letters. */
const ADDRESS_CHARS_MIN = 32

export function isWordWritten(text: string, word: string): boolean {
  if (!PLAIN.test(word)) return false
  const isExact = word.length >= ADDRESS_CHARS_MIN && !word.startsWith('0x')
  const [where, what] = isExact ? [text, word] : [foldCase(text), foldCase(word)]
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1))
    if (isBorder(where, at - 1, BEFORE) && endsAt(where, at + what.length)) return true
  return false
}

/** Only A to Z: other alphabets have letters whose small form is a Latin one. */
function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function isBorder(text: string, at: number, border: RegExp): boolean {
  const char = text[at]
  return char === undefined || border.test(char)
}

/** A full stop ends a sentence; within a word it is a part of it, as in 0.0.1234. */
function endsAt(text: string, at: number): boolean {
  return isBorder(text, at, AFTER) || (text[at] === '.' && isBorder(text, at + 1, AFTER))
}

type ChainWords = { readonly names: readonly string[]; readonly coin: string }

const CHAIN_WORDS: Readonly<Record<ChainId, ChainWords>> = {
  solana: { names: ['solana'], coin: 'sol' },
  ethereum: { names: ['ethereum'], coin: 'eth' },
  bsc: { names: ['bsc', 'binance'], coin: 'bnb' },
  hedera: { names: ['hedera'], coin: 'hbar' },
}

/** By its name, or as people also call it: 'on eth'. */
export function isChainNamed(text: string, chain: ChainId): boolean {
  const { names, coin } = CHAIN_WORDS[chain]
  return names.some((name) => isWordWritten(text, name)) || new RegExp(`\\bon ${coin}\\b`, 'i').test(text)
}

/** By its name or by its coin. */
export function isChainWritten(text: string, chain: ChainId): boolean {
  const { names, coin } = CHAIN_WORDS[chain]
  return [...names, coin].some((word) => isWordWritten(text, word))
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,4})?)`
const SLIPPAGES = [
  new RegExp(String.raw`(?<![\w.,])${NUMBER} ?(?:%|percent)? (?:max |maximum )?slippage(?!\w)`, 'gi'),
  new RegExp(
    String.raw`(?<!\w)slippage(?: tolerance)?(?: of| at| to| is| set to| max|:| =|=)? ?${NUMBER}(?![\w.,]\d)`,
    'gi',
  ),
]

/** A percentage beside the word itself: a share of what is sold is none. */
export function isSlippageWritten(text: string, pct: number): boolean {
  return SLIPPAGES.some((pattern) => [...text.matchAll(pattern)].some(([, figure]) => Number(figure) === pct))
}
