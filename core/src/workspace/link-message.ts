/**
 * The query parameter `message` is anybody's text, so it is never more than a plain notice (decision D9):
 * known ids map to our own words, other text is cut, stripped of control characters and labelled as foreign.
 */
export const LINK_MESSAGES = {
  'account-connected': 'Account connected',
  'account-denied': 'The account was not connected',
  'account-not-connected': 'Failed to connect social network. Please try again.',
  'signed-out': 'You are signed out',
} as const
export type LinkMessageId = keyof typeof LINK_MESSAGES

/** Ids that tell of something that did not work. */
const TROUBLE: ReadonlySet<string> = new Set(['account-not-connected'])

export const LINK_MESSAGE_MAX_LENGTH = 200

export type LinkMessage = { readonly text: string; readonly ours: boolean; readonly isTrouble: boolean }

// Control, zero-width, direction-changing and tag characters can hide or reorder what a person reads.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

export function readLinkMessage(raw: string): LinkMessage | null {
  if (isKnown(raw)) return { text: LINK_MESSAGES[raw], ours: true, isTrouble: TROUBLE.has(raw) }
  const plain = raw.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  if (plain === '') return null
  const letters = [...plain]
  const text =
    letters.length > LINK_MESSAGE_MAX_LENGTH
      ? `${letters.slice(0, LINK_MESSAGE_MAX_LENGTH - 1).join('')}…`
      : plain
  return { text, ours: false, isTrouble: false }
}

const isKnown = (raw: string): raw is LinkMessageId => Object.hasOwn(LINK_MESSAGES, raw)
