import { z } from 'zod'
import { cleanText } from '../text/clean-text.ts'

/**
 * Words of a stranger: a headline, a description, a snippet. They are told, never obeyed, and whoever hands them to a
 * language model has to mark them as somebody else's. The type says so wherever they go.
 */
export const untrustedText = z.string().brand<'untrusted'>()
export type UntrustedText = z.infer<typeof untrustedText>

/** Without what cannot be seen, and no longer than is of use. */
export function toUntrusted(text: string, charsMax: number): UntrustedText {
  return untrustedText.parse(cleanText(text, charsMax))
}

const URL_CHARS_MAX = 500

/** An address that strangers named: of the web, and short enough to be shown. */
export const outsideUrl = z.url({ protocol: /^https?$/ }).max(URL_CHARS_MAX)

export function toOutsideUrl(text: string | null | undefined): string | null {
  const read = outsideUrl.safeParse(text)
  return read.success ? read.data : null
}

/** What a coin is called at markets. Anything that is not shaped like that is no symbol, whatever it says. */
export const coinSymbol = z.string().regex(/^[A-Z0-9.$_-]{1,16}$/)

export function toCoinSymbol(text: string): string | null {
  const read = coinSymbol.safeParse(text.trim().toUpperCase())
  return read.success ? read.data : null
}
