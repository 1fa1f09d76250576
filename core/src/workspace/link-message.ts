/**
 * The query parameter `message` is anybody's text, so it is never more than a plain notice (decision D9):
 * known ids map to our own words, other text is cut, stripped of control characters and labelled as foreign.
 */
export const LINK_MESSAGES: Readonly<Record<string, string>> = {
  'account-connected': 'Account connected',
  'signed-out': 'You are signed out',
}

export const LINK_MESSAGE_MAX_LENGTH = 200

export type LinkMessage = { readonly text: string; readonly ours: boolean }

// Control, zero-width, direction-changing and tag characters can hide or reorder what a person reads.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

export function readLinkMessage(raw: string): LinkMessage | null {
  const known = Object.hasOwn(LINK_MESSAGES, raw) ? LINK_MESSAGES[raw] : undefined
  if (known !== undefined) return { text: known, ours: true }
  const plain = raw.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  if (plain === '') return null
  const letters = [...plain]
  const text =
    letters.length > LINK_MESSAGE_MAX_LENGTH
      ? `${letters.slice(0, LINK_MESSAGE_MAX_LENGTH - 1).join('')}…`
      : plain
  return { text, ours: false }
}
