import { cleanText } from '../../text/clean-text.ts'
import type { ChatMessage } from '../message.ts'
import { plainWords } from '../plain-words.ts'
import { hitsIn } from './mark-words.ts'

const EXCERPT_CHARS = 160
/** So much stands before the first word that was found. */
const LEAD_CHARS = 40

type Said = Pick<ChatMessage, 'role' | 'content'>

/** What was said around the first of the words, on one line of plain text. Without words: how it begins. */
export function excerptOf({ role, content }: Said, words: readonly string[] = []): string {
  // What a person types is shown as it is; only replies are markdown.
  const line = cleanText(role === 'assistant' ? plainWords(content) : content, Number.POSITIVE_INFINITY)
  const chars = [...line]
  const first = Math.max(0, hitsIn(chars, words).indexOf(true))
  const from = startBefore(chars, first)
  const until = from + EXCERPT_CHARS
  const shown = chars.slice(from, until).join('').trim()
  return `${from > 0 ? '…' : ''}${shown}${until < chars.length ? '…' : ''}`
}

/** At the start of a word, where there is one. */
function startBefore(chars: readonly string[], first: number): number {
  if (first <= LEAD_CHARS) return 0
  const gap = chars.indexOf(' ', first - LEAD_CHARS)
  return gap === -1 || gap >= first ? first - LEAD_CHARS : gap + 1
}
