import { normaliseRequest } from '../../reader/words/normalise-request.ts'
import { mendVerb } from './mend-verb.ts'
import { readAddress } from './read-address.ts'
import { readNumber } from './read-number.ts'
import { spellOut } from './spell-out.ts'
import type { Request, Word } from './word.ts'

/** Symbols that begin with a figure, so that they are not taken for an amount with its unit. */
const FIGURE_SYMBOLS = new Set(['1inch', '2z', '0g', '0x', '1000sats', '1000bonk', '1000pepe', '4chan'])
const ARROW = /->|=>|-->|→|⇒|➡|>/u
/** Signs of feeling say nothing about what is wanted, unless they say no. */
const DECORATION =
  /(?![🚫❌⛔🛑👎🙅✋])\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?<=^|\s)[:;]-?[)DpP](?=\s|$)/gu
const PIECE = /\S+/gu
const PLAIN_MARKS = new Set([',', '.', ';', ':', '!', '?', '...'])

/** 'what's' is 'what is'; every other 's says whose. */
const CONTRACTIONS = new Set('what that it let how who where here there he she when why'.split(' '))

type Draft = Omit<Word, 'after' | 'isSymbolCase' | 'line' | 'lower' | 'mended'>

export function splitWords(raw: string): Request {
  const text = normaliseRequest(raw).replaceAll(DECORATION, ' ')
  const drafts: Draft[] = []
  for (const found of text.matchAll(PIECE)) drafts.push(...splitPiece(found[0], found.index))
  const isShouted = !/\p{Ll}/u.test(
    drafts.flatMap(({ kind, text: word }) => (kind === 'word' ? word : [])).join(''),
  )
  const words: Word[] = []
  let after = ''
  for (const draft of drafts) {
    if (draft.kind === 'mark' && PLAIN_MARKS.has(draft.text)) {
      // A question stays one, whatever is called out behind it: '…?!'.
      after = after === '?' ? after : draft.text
      continue
    }
    const isSymbolCase = !isShouted && /\p{Lu}/u.test(draft.text) && draft.text === draft.text.toUpperCase()
    const written = draft.text.toLowerCase()
    const lower = draft.text === written ? spellOut(written) : written
    const mended = draft.kind === 'word' && !isSymbolCase ? mendVerb(lower) : null
    words.push({ ...draft, line: text, lower, mended, after, isSymbolCase })
    after = ''
  }
  return { raw, text, words, isQuestion: after === '?' }
}

/** Signs around a word are words of their own; what is left is one word, or a figure and its unit. */
function splitPiece(piece: string, start: number): Draft[] {
  if (/^https?:\/\//i.test(piece)) return [mark(piece, start)]
  const lead = /^(?:["'()[\]{}¿¡*_`~<]+|[.,;:!?]+(?!\d))/u.exec(piece)?.[0] ?? ''
  const body = piece.slice(lead.length)
  const tail = /(?:["'()[\]{}*_`~]|[.,;:!?])+$/u.exec(body)?.[0] ?? ''
  const core = body.slice(0, body.length - tail.length)
  return [
    ...marks(lead, start),
    ...splitCore(core, start + lead.length),
    ...marks(tail, start + lead.length + core.length),
  ]
}

function splitCore(core: string, start: number): Draft[] {
  if (core === '') return []
  const arrow = ARROW.exec(core)
  if (arrow !== null) {
    const end = arrow.index + arrow[0].length
    return [
      ...splitCore(core.slice(0, arrow.index), start),
      mark('->', start + arrow.index),
      ...splitCore(core.slice(end), start + end),
    ]
  }
  const owner = /^(.+)'s$/iu.exec(core)?.[1]
  if (owner !== undefined && !CONTRACTIONS.has(owner.toLowerCase())) {
    const end = start + core.length
    return [...splitCore(owner, start), { kind: 'word', text: "'s", start: end - 2, end }]
  }
  const whole = readWord(core, start)
  if (whole !== null) return [whole]
  const joined = /^([^,;:?]+)([,;:?]+)(.+)$/u.exec(core)
  if (joined !== null && !/^[\d.,]+$/.test(core)) {
    const [, left = '', sign = '', right = ''] = joined
    return [
      ...splitCore(left, start),
      ...marks(sign, start + left.length),
      ...splitCore(right, start + left.length + sign.length),
    ]
  }
  const glued = /^(\$?[\d.,]+)([a-z]{2,10})$/iu.exec(core)
  const [, figure = '', unit = ''] = glued ?? []
  const number = glued === null ? null : readWord(figure, start)
  if (number?.kind === 'number')
    return [number, { kind: 'word', text: unit, start: start + figure.length, end: start + core.length }]
  return [mark(core, start)]
}

function readWord(text: string, start: number): Draft | null {
  const at = { text, start, end: start + text.length }
  if (readAddress(text) !== null) return { ...at, kind: 'address' }
  if (FIGURE_SYMBOLS.has(text.toLowerCase())) return { ...at, kind: 'word' }
  const [, before = '', figure = '', behind = ''] = /^(\$?)([\d.,]+[a-z]{0,3})([$%]?)$/iu.exec(text) ?? []
  const digits = figure === '' ? null : readNumber(figure)
  if (digits !== null && !(before !== '' && behind !== '')) {
    const sign = behind === '%' ? 'percent' : before === '$' || behind === '$' ? 'usd' : 'none'
    return { ...at, kind: 'number', figure: { digits, sign } }
  }
  // '0,5' is a figure to its writer and two to us: it is asked for.
  if (/^\$?\d[\d.,]*$/.test(text)) return { ...at, kind: 'number' }
  if (/^\$[a-z][a-z0-9]{0,19}$/iu.test(text)) return { ...at, kind: 'ticker' }
  if (/^\$?[a-z0-9.]{1,20}[/-]\$?[a-z0-9.]{1,20}$/iu.test(text) && text.includes('/'))
    return { ...at, kind: 'pair' }
  if (/^[\p{L}][\p{L}\p{N}]*(?:['.\-_&•+][\p{L}\p{N}]+)*$/u.test(text)) return { ...at, kind: 'word' }
  return null
}

function marks(signs: string, start: number): Draft[] {
  if (signs === '') return []
  if (/^\.{2,}$/.test(signs)) return [mark('...', start)]
  return [...signs].map((sign, index) => mark(sign, start + index))
}

function mark(text: string, start: number): Draft {
  return { kind: 'mark', text, start, end: start + text.length }
}
