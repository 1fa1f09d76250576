import { COMMON_WORDS } from './common-words.ts'

/**
 * Endings that English words have and tickers hardly ever do: 'hypothetically', 'having', 'decision'. A ticker of that
 * kind is written in capitals or with its sign.
 */
const PLAIN_ENDING =
  /^[a-z]{3,}(?:ly|ing|tion|ment|ness|less|able|ible|ious|ance|ence|night|body|where|thing|wards?)$/

export const hasPlainEnding = (lower: string): boolean => PLAIN_ENDING.test(lower)

export const isPlainEnglish = (lower: string): boolean => COMMON_WORDS.has(lower) || hasPlainEnding(lower)
