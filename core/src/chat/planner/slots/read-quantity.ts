import type { Reading } from '../match/match-pattern.ts'
import { scaleNumber } from '../words/read-number.ts'
import { readNumberWords } from '../words/read-number-words.ts'
import type { Word } from '../words/word.ts'

const SCALES: ReadonlySet<string> = new Set(['k', 'm', 'mil', 'thousand', 'million', 'billion', 'bn'])
const DOLLARS: ReadonlySet<string> = new Set(['usd', 'dollars', 'dollar', 'bucks', 'buck'])
const CENTS: ReadonlySet<string> = new Set(['cent', 'cents'])
const PERCENT: ReadonlySet<string> = new Set(['percent', 'percentage', 'pct', '%'])

/** '5', '2 million', 'twenty five', 'two hundred'. */
export function readFigure(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  if (word === undefined) return []
  if (word.kind === 'number') {
    if (word.figure === undefined || word.figure.sign !== 'none') return []
    const scale = words[at + 1]?.lower ?? ''
    const scaled = SCALES.has(scale) ? scaleNumber(word.figure.digits, scale) : null
    return [scaled === null ? { value: word.figure.digits, next: at + 1 } : { value: scaled, next: at + 2 }]
  }
  if (word.kind !== 'word') return []
  const spelled = readNumberWords(words.slice(at, at + 6).map(({ lower }) => lower))
  return spelled === null ? [] : [{ value: spelled.figure, next: at + spelled.words }]
}

/** '$100', '100$', '100 dollars', 'usd 100', '$1.5 million', 'fifty bucks': the digits alone. */
export function readDollars(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  if (word?.figure?.sign === 'usd') {
    const scale = words[at + 1]?.lower ?? ''
    const scaled = SCALES.has(scale) ? scaleNumber(word.figure.digits, scale) : null
    const next = scaled === null ? at + 1 : at + 2
    const hasWord = DOLLARS.has(words[next]?.lower ?? '')
    return [{ value: scaled ?? word.figure.digits, next: hasWord ? next + 1 : next }]
  }
  if (word?.lower === 'usd' || word?.text === '$') return readFigure(words, at + 1)
  return readFigure(words, at).flatMap(({ value, next }) =>
    DOLLARS.has(words[next]?.lower ?? '') ? [{ value, next: next + 1 }] : [],
  )
}

/** '50%', '50 %', 'fifty percent'. */
export function readPercent(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  if (word?.figure?.sign === 'percent') return [{ value: word.figure.digits, next: at + 1 }]
  return readFigure(words, at).flatMap(({ value, next }) => {
    if (PERCENT.has(words[next]?.lower ?? '')) return [{ value, next: next + 1 }]
    const isApart = words[next]?.lower === 'per' && words[next + 1]?.lower === 'cent'
    return isApart ? [{ value, next: next + 2 }] : []
  })
}

/** A target: dollars, or a bare figure where the sentence can only mean dollars. */
export function readPrice(words: readonly Word[], at: number): readonly Reading<string>[] {
  return [...readDollars(words, at), ...readCents(words, at), ...readFigure(words, at)]
}

/** '30 cents' as dollars, by moving the point. */
function readCents(words: readonly Word[], at: number): readonly Reading<string>[] {
  return readFigure(words, at).flatMap(({ value, next }) => {
    if (!/^\d{1,4}$/.test(value) || !CENTS.has(words[next]?.lower ?? '')) return []
    const digits = value.padStart(3, '0')
    const dollars = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '')
    return [{ value: dollars, next: next + 1 }]
  })
}

/** A small whole number of things: 'last 5', 'ten'. */
export function readCount(words: readonly Word[], at: number): readonly Reading<number>[] {
  return readFigure(words, at).flatMap(({ value, next }) =>
    /^[1-9]\d{0,2}$/.test(value) ? [{ value: Number(value), next }] : [],
  )
}
