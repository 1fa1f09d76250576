import type { Reading } from '../match/match-pattern.ts'
import { isPhraseAt } from '../match/match-pattern.ts'
import type { Word } from '../words/word.ts'

const RHYTHMS = {
  minute: ['every minute', 'each minute', 'per minute', 'a minute'],
  hour: ['every hour', 'each hour', 'hourly', 'per hour', 'an hour', 'once an hour'],
  day: ['every day', 'each day', 'daily', 'per day', 'a day', 'once a day', 'everyday', 'every single day'],
  week: ['every week', 'each week', 'weekly', 'per week', 'a week', 'once a week'],
  month: ['every month', 'each month', 'monthly', 'per month', 'a month', 'once a month'],
} as const

type Rhythm = keyof typeof RHYTHMS

const PHRASES = Object.entries(RHYTHMS)
  .flatMap(([rhythm, phrases]) => phrases.map((phrase) => [phrase.split(' '), rhythm as Rhythm] as const))
  .toSorted(([one], [other]) => other.length - one.length)

/** 'every day', 'weekly', 'once an hour'. 'Every 4 hours' is none of them and is not rounded to one. */
export function readEvery(words: readonly Word[], at: number): readonly Reading<Rhythm>[] {
  const found = PHRASES.find(([phrase]) => isPhraseAt(phrase, words, at))
  return found === undefined ? [] : [{ value: found[1], next: at + found[0].length }]
}

/** 'days', 'week': what a span is counted in. */
export function readUnit(words: readonly Word[], at: number): readonly Reading<Rhythm>[] {
  const unit = words[at]?.lower.replace(/s$/, '') ?? ''
  return Object.hasOwn(RHYTHMS, unit) ? [{ value: unit as Rhythm, next: at + 1 }] : []
}
