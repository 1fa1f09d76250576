import { plainText, readPlainText } from '../../text/quote-text.ts'

/** A token that may be misspelt: what was meant most likely, and what was typed. */
export type Correction = { readonly meant: string; readonly typed: string }

const TYPED_CHARS = 24

export const searchFor = (typed: string): string => `Search for “${typed}”`

/** The question, and below it the way to insist. */
export function sayCorrection({ meant, typed }: Correction): string {
  return `Did you mean ${meant}?\n\n- ${searchFor(plainText(typed, TYPED_CHARS))}`
}

const CORRECTION = /^Did you mean ([A-Z0-9]{1,12})\?\n\n- Search for “([^”\n]{1,48})”$/

/** What `sayCorrection` said; null for every other text. */
export function parseCorrection(text: string): Correction | null {
  const [, meant, typed] = CORRECTION.exec(text.trim()) ?? []
  return meant === undefined || typed === undefined ? null : { meant, typed: readPlainText(typed) }
}
