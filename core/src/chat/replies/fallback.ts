import { quoteText, readPlainText } from '../../text/quote-text.ts'
import { type Offer, readOffer } from './offers.ts'

/** A reply to what was understood in part or not at all, as it is drawn. */
export type Fallback = {
  /** What can be done, and where the quoted words stand. */
  readonly before: string
  /** The person's own words in quotation marks; null where all of them were missed. */
  readonly missed: string | null
  readonly after: string
  /** Exactly three. */
  readonly offers: readonly Offer[]
}

const MISSED_CHARS = 80
const NOT_UNDERSTOOD = ' I did not understand '
const ALL_MISSED = 'your message'
const NOTHING_PREPARED = ', so nothing is prepared yet. You can:'

/** First what can be done, then what was missed, then what can be pressed. `can` is markdown that was made plain. */
export function sayFallback(fallback: {
  readonly can: string
  readonly missed: string | null
  readonly offers: readonly string[]
}): string {
  const { can, missed, offers } = fallback
  const what = missed === null ? ALL_MISSED : quoteText(missed, MISSED_CHARS)
  const rows = offers.map((words) => `- ${words}`)
  return `${can}${NOT_UNDERSTOOD}${what}${NOTHING_PREPARED}\n\n${rows.join('\n')}`
}

/** What `sayFallback` said; null for every other text, and for rows that nobody offers. */
export function parseFallback(text: string): Fallback | null {
  const [, lead, list] = /^([^\n]+)\n\n((?:- [^\n]+\n?){3})$/.exec(text.trim()) ?? []
  const told = lead === undefined ? null : parseLead(lead)
  if (told === null || list === undefined) return null
  const offers = list
    .trim()
    .split('\n')
    .flatMap((row) => readOffer(readPlainText(row.slice(2))) ?? [])
  return offers.length === 3 ? { ...told, offers } : null
}

function parseLead(lead: string): Omit<Fallback, 'offers'> | null {
  const at = lead.indexOf(NOT_UNDERSTOOD)
  if (at <= 0 || !lead.endsWith(NOTHING_PREPARED)) return null
  const from = at + NOT_UNDERSTOOD.length
  const missed = lead.slice(from, -NOTHING_PREPARED.length)
  if (missed === ALL_MISSED) return { before: readPlainText(lead), missed: null, after: '' }
  if (!/^“.+”$/.test(missed)) return null
  return {
    before: readPlainText(lead.slice(0, from)),
    missed: readPlainText(missed),
    after: NOTHING_PREPARED,
  }
}
