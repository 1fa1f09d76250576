import type { Reading } from '../match/match-pattern.ts'
import { isPhraseAt } from '../match/match-pattern.ts'
import type { Word } from '../words/word.ts'
import { readDollars, readFigure, readPercent } from './read-quantity.ts'

export type Amount = {
  /** As tools take it: '0.5', '50%', '$100', 'all'. Empty where it is vague. */
  readonly text: string
  readonly of: 'units' | 'part' | 'usd' | 'all' | 'vague'
  /** 'half SOL' may be half of what is held or half a coin. */
  readonly isLoose?: boolean
}

type Phrase = readonly [words: string, amount: Amount]
const part = (text: string): Amount => ({ text, of: 'part' })
const units = (text: string): Amount => ({ text, of: 'units' })
const ALL: Amount = { text: 'all', of: 'all' }
const VAGUE: Amount = { text: '', of: 'vague' }

/** The longest first: 'half a' is of one coin, 'half my' of what is held. */
const PHRASES: readonly (readonly [readonly string[], Amount])[] = (
  [
    ['half of it', part('50%')],
    ['half of them', part('50%')],
    ['a quarter of it', part('25%')],
    ['all of it', ALL],
    ['all of them', ALL],
    ['every last', ALL],
    ['a quarter of a', units('0.25')],
    ['a quarter of an', units('0.25')],
    ['quarter of a', units('0.25')],
    ['half of a', units('0.5')],
    ['the half of', part('50%')],
    ['the half', { text: '50%', of: 'part', isLoose: true }],
    ['half a', units('0.5')],
    ['half an', units('0.5')],
    ['a half', { text: '50%', of: 'part', isLoose: true }],
    ['one half', part('50%')],
    ['half', { text: '50%', of: 'part', isLoose: true }],
    ['three quarters', part('75%')],
    ['3 quarters', part('75%')],
    ['a quarter', { text: '25%', of: 'part', isLoose: true }],
    ['one quarter', part('25%')],
    ['quarter', { text: '25%', of: 'part', isLoose: true }],
    ['1/2', { text: '50%', of: 'part', isLoose: true }],
    ['1/4', { text: '25%', of: 'part', isLoose: true }],
    ['3/4', part('75%')],
    ['a tenth of', part('10%')],
    ['one tenth of', part('10%')],
    ['a fifth of', part('20%')],
    ['one fifth of', part('20%')],
    ['1/3', VAGUE],
    ['½', { text: '50%', of: 'part', isLoose: true }],
    ['¼', { text: '25%', of: 'part', isLoose: true }],
    ['¾', part('75%')],
    ['the full balance', ALL],
    ['my full balance', ALL],
    ['the entire balance', ALL],
    ['the whole balance', ALL],
    ['in full', ALL],
    ['full balance', ALL],
    ['entire balance', ALL],
    ['full amount', ALL],
    ['the whole amount', ALL],
    ['the entire amount', ALL],
    ['the whole thing', ALL],
    ['the full amount', ALL],
    ['the entire', ALL],
    ['the whole', ALL],
    ['the rest of', ALL],
    ['my entire', ALL],
    ['my whole', ALL],
    ['entire', ALL],
    ['whole', ALL],
    ["everything i've got in", ALL],
    ["all i've got in", ALL],
    ['everything i own in', ALL],
    ['everything i hold in', ALL],
    ['everything i have in', ALL],
    ['everything i have of', ALL],
    ['everything in', ALL],
    ['everything of', ALL],
    ['all i have in', ALL],
    ['all i have of', ALL],
    ['all of', ALL],
    ['every last bit of', ALL],
    ['every bit of', ALL],
    ['all', ALL],
    ['everything', ALL],
    ['max', ALL],
    ['maximum', ALL],
    ['a little bit of', VAGUE],
    ['a little', VAGUE],
    ['a bit of', VAGUE],
    ['a few', VAGUE],
    ['a couple of', VAGUE],
    ['a couple', VAGUE],
    ['a third of', VAGUE],
    ['a third', VAGUE],
    ['one third of', VAGUE],
    ['two thirds of', VAGUE],
    ['most of', VAGUE],
    ['a lot of', VAGUE],
    ['lots of', VAGUE],
    ['a bunch of', VAGUE],
    ['a bag of', VAGUE],
    ['bags of', VAGUE],
    ['a stack of', VAGUE],
    ['a pile of', VAGUE],
    ['a small amount of', VAGUE],
    ['a small bit of', VAGUE],
    ['a tiny bit of', VAGUE],
    ['a ton of', VAGUE],
    ['a handful of', VAGUE],
    ['a chunk of', VAGUE],
    ['a portion of', VAGUE],
    ['loads of', VAGUE],
    ['several', VAGUE],
    ['some of', VAGUE],
    ['part of', VAGUE],
    ['some', VAGUE],
    ['few', VAGUE],
  ] satisfies readonly Phrase[]
).map(([phrase, amount]) => [phrase.split(' '), amount])

const ROUGHLY: ReadonlySet<string> = new Set([
  'about',
  'around',
  'roughly',
  'approximately',
  'like',
  'approx',
  'circa',
])

/** 'Only 10%', 'just half', 'another 5': the amount that follows, and no other. */
const STRESSES: ReadonlySet<string> = new Set([
  'exactly',
  'precisely',
  'only',
  'just',
  'another',
  'extra',
  'additional',
])
const isFigure = (word: Word | undefined) => word?.kind === 'number' || word?.lower === 'half'

export function readAmount(words: readonly Word[], at: number): readonly Reading<Amount>[] {
  const word = words[at]
  const isStressed = STRESSES.has(word?.lower ?? '') && isFigure(words[at + 1])
  if (isStressed) return readAmount(words, at + 1)
  const phrase = PHRASES.find(([parts]) => isPhraseAt(parts, words, at))
  if (word?.kind === 'number' && word.figure === undefined) return [{ value: VAGUE, next: at + 1 }]
  if (phrase !== undefined) return [{ value: phrase[1], next: at + phrase[0].length }]
  // 'About 5' is no amount: the exact one is asked for.
  if (ROUGHLY.has(word?.lower ?? ''))
    return [...readDollars(words, at + 1), ...readFigure(words, at + 1)].map(({ next }) => ({
      value: VAGUE,
      next,
    }))
  const usd = readDollars(words, at).map(({ value, next }) => ({ value: worth(value), next }))
  const percent = readPercent(words, at).map(({ value, next }) => ({ value: share(value), next }))
  const halves = readFigure(words, at).flatMap(({ value, next }) =>
    isPhraseAt(['and', 'a', 'half'], words, next) && /^\d+$/.test(value)
      ? [{ value: units(`${value}.5`), next: next + 3 }]
      : [],
  )
  const plain = readFigure(words, at).map(({ value, next }) => ({ value: inUnits(value), next }))
  return [...usd, ...percent, ...halves, ...plain]
}

const isNothing = (figure: string) => /^[0.]*$/.test(figure)

/** More than all of it, or nothing, is no part. */
function share(figure: string): Amount {
  return isNothing(figure) || Number(figure) > 100 ? VAGUE : part(`${figure}%`)
}

function worth(figure: string): Amount {
  return isNothing(figure) || !/^\d{1,15}(?:\.\d{1,6})?$/.test(figure)
    ? VAGUE
    : { text: `$${figure}`, of: 'usd' }
}

function inUnits(figure: string): Amount {
  return isNothing(figure) || !/^\d{1,30}(?:\.\d{1,30})?$/.test(figure) ? VAGUE : units(figure)
}
