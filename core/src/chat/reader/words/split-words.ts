import { KNOWN_SYMBOLS } from './known-symbols.ts'
import { normaliseRequest } from './normalise-request.ts'
import { readAddress } from './read-address.ts'
import { readNumber } from './read-number.ts'
import { recordOf, setOf } from './set-of.ts'
import type { Request, Word } from './word.ts'

/** Symbols that begin with a figure, so that they are not taken for an amount with its unit. */
const FIGURE_SYMBOLS = setOf('1inch 2z 0g 0x 1000sats 1000bonk 1000pepe 4chan')
const ARROW = /-{1,2}>|=>|→|⇒|➡|>+/u
/** Signs of feeling say nothing about what is wanted, unless they say no. */
const DECORATION =
  /(?![🚫❌⛔🛑👎🙅✋])\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?<=^|\s)[:;]-?[)DpP](?=\s|$)/gu
const PLAIN_MARKS = setOf(', . ; : ! ? ...')
/** 'what's' is 'what is'; every other 's says whose. */
const CONTRACTIONS = setOf('what that it let how who where here there he she when why')

/** English and French shorten words so; Turkish hangs its endings on names so: 'usdc'ye', 'ali'ye'. */
const SHORTENED = setOf("'s 't 'll 're 've 'd 'm 'em 'clock 'hui 'all")

/** Too short for a slip to be told from another word, and too common to be left. */
const JOINT_SLIPS = recordOf('adn=and nad=and anf=and tehn=then thne=then thrn=then')

/** Lines, and points of a list, are requests of their own. */
function joinLines(raw: string): string {
  return raw
    .replaceAll(/(?<=^|\n)\s*(?:\d{1,2}[.)]|[-*•])\s+/gu, '')
    .replaceAll(/\s+[1-9]\)\s+|^\s*1\)\s+/gu, '; ')
    .replaceAll(/[.,;:!?]?\s*\n\s*/gu, (mark) => `${/[?]/.test(mark) ? '?' : ';'} `)
}

type Draft = Omit<Word, 'after' | 'isSymbolCase' | 'lower'>

/** The words of a message, with small slips put right and its lines joined. */
export function splitWords(raw: string): Request {
  const { words, ...request } = splitExactly(joinLines(raw))
  return {
    ...request,
    words: words.map((word) => ({ ...word, lower: JOINT_SLIPS[word.lower] ?? word.lower })),
  }
}

/** As they were typed: what speaks for a person leaves nothing out. */
export function splitExactly(raw: string): Request {
  const text = normaliseRequest(raw).replaceAll(DECORATION, ' ')
  const drafts: Draft[] = []
  for (const found of text.matchAll(/\S+/gu)) drafts.push(...splitPiece(found[0], found.index))
  const isShouted = !drafts.some(({ kind, text: word }) => kind === 'word' && /\p{Ll}/u.test(word))
  const words: Word[] = []
  let after = ''
  for (const draft of drafts) {
    if (draft.kind === 'mark' && PLAIN_MARKS.has(draft.text)) {
      // A question stays one, whatever is called out behind it: '…?!'.
      after = after === '?' ? after : draft.text
      continue
    }
    const isSymbolCase = !isShouted && /\p{Lu}/u.test(draft.text) && draft.text === draft.text.toUpperCase()
    words.push({ ...draft, lower: draft.text.toLowerCase(), after, isSymbolCase })
    after = ''
  }
  return { text, words, isQuestion: after === '?' }
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
  const sign = /^([^@=]*)([@=])(.+)$/u.exec(core)
  if (sign !== null) {
    const [, left = '', at = '', right = ''] = sign
    return [
      ...splitCore(left, start),
      mark(at, start + left.length),
      ...splitCore(right, start + left.length + 1),
    ]
  }
  const owner = /^(.+)'s$/iu.exec(core)?.[1]
  if (owner !== undefined && !CONTRACTIONS.has(owner.toLowerCase())) {
    const end = start + core.length
    return [...splitCore(owner, start), { kind: 'word', text: "'s", start: end - 2, end }]
  }
  const [, stem, ending] = /^([\p{L}\p{N}]{2,15})('\p{L}{1,5})$/u.exec(core) ?? []
  if (stem !== undefined && ending !== undefined && !SHORTENED.has(ending.toLowerCase())) {
    const at = start + stem.length
    return [...splitCore(stem, start), { kind: 'word', text: ending, start: at, end: at + ending.length }]
  }
  const whole = readWord(core, start)
  if (whole !== null) return [whole]
  const joined = /^([^,;:?]+)([,;:?]+)(.+)$/u.exec(core)
  if (joined !== null && !/^[\d.,]+$/.test(core)) {
    const [, left = '', joint = '', right = ''] = joined
    return [
      ...splitCore(left, start),
      ...marks(joint, start + left.length),
      ...splitCore(right, start + left.length + joint.length),
    ]
  }
  const glued = /^(\$?[\d.,]+)([\p{L}]{2,10})$/iu.exec(core)
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
  const [, before = '', figure = '', behind = ''] = /^(\$?)([\d.,]+[a-z]{0,3})([$€%]?)$/iu.exec(text) ?? []
  const number = figure === '' ? null : readNumber(figure)
  if (number !== null && !(before !== '' && behind !== '')) {
    const sign = behind === '%' ? 'percent' : before === '$' || behind === '$' ? 'usd' : 'none'
    return { ...at, kind: 'number', figure: { ...number, sign } }
  }
  if (/^\$?\d[\d.,]*$/.test(text)) return { ...at, kind: 'mark' }
  if (/^\$[a-z][a-z0-9]{0,19}$/iu.test(text)) return { ...at, kind: 'ticker' }
  if (/^\$?[a-z0-9.]{1,20}\/\$?[a-z0-9.]{1,20}$/iu.test(text) || isPair(text)) return { ...at, kind: 'pair' }
  if (/^\p{L}[\p{L}\p{M}\p{N}]*(?:['.\-_&•+][\p{L}\p{M}\p{N}]+)*$/u.test(text)) return { ...at, kind: 'word' }
  return null
}

/** 'ETH-USDT' names a pool. */
function isPair(text: string): boolean {
  const halves = text.toUpperCase().split('-')
  return halves.length === 2 && halves.every((half) => KNOWN_SYMBOLS.has(half))
}

function marks(signs: string, start: number): Draft[] {
  if (signs === '') return []
  if (/^\.{2,}$/.test(signs)) return [mark('...', start)]
  return [...signs].map((sign, index) => mark(sign, start + index))
}

function mark(text: string, start: number): Draft {
  return { kind: 'mark', text, start, end: start + text.length }
}
