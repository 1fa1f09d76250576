import type { Reading } from '../match/match-pattern.ts'
import { COMMON_WORDS } from '../words/common-words.ts'
import type { Word } from '../words/word.ts'

/** Everything that is left, as it was written. */
export function readFreeText(words: readonly Word[], at: number): readonly Reading<string>[] {
  const text = textBetween(words, at, words.length)
  return text === null ? [] : [{ value: text, next: words.length }]
}

/** What stands before words that say what to do with it: 'I hate memecoins, remember that'. */
export function readLeadText(words: readonly Word[], at: number): readonly Reading<string>[] {
  return words.slice(at + 1).flatMap((_word, index) => {
    const next = words.length - index - 1
    const text = textBetween(words, at, next)
    return text === null || next - at < 2 ? [] : [{ value: text, next }]
  })
}

const WORDS_MAX = 6

/** A name or a topic of a few words, the longest first; no longer than a person calls something. */
export function readTopic(words: readonly Word[], at: number): readonly Reading<string>[] {
  const readings: Reading<string>[] = []
  const last = Math.min(words.length, at + WORDS_MAX)
  // 'News about it' is about something said before, which is not known here.
  if (POINTERS.has(words[at]?.lower ?? '')) return []
  for (let end = last; end > at; end -= 1) {
    const text = textBetween(words, at, end)
    const joins = words.slice(at, end).some(({ lower }) => lower === 'and' || lower === 'then')
    if (text !== null && !joins) readings.push({ value: text.replace(/^\$/, ''), next: end })
  }
  return readings
}

const POINTERS: ReadonlySet<string> = new Set('it this that them these those him her you me us'.split(' '))
const NAME_WORDS_MAX = 3
/** Plain words that names of things are made of. */
const NAMING: ReadonlySet<string> = new Set(
  'crypto regulation network protocol chain coin market meme memecoin base bank exchange gaming people trust gas'.split(
    ' ',
  ),
)

/** What something is called, where words follow that say what of it: 'Uniswap TVL', 'bitcoin ETF news'. */
export function readName(words: readonly Word[], at: number): readonly Reading<string>[] {
  const readings: Reading<string>[] = []
  if (words[at]?.lower === "'s") return []
  for (let end = at + 1; end <= at + NAME_WORDS_MAX && end <= words.length; end += 1) {
    const word = words[end - 1]
    if (word === undefined || word.kind === 'mark' || word.kind === 'number' || word.lower === "'s") break
    const isPlain = COMMON_WORDS.has(word.lower) && !NAMING.has(word.lower) && word.lower !== 'bitcoin'
    if ((isPlain && !word.isSymbolCase) || word.mended !== null) break
    const text = textBetween(words, at, end)
    const next = words[end]?.lower === "'s" ? end + 1 : end
    if (text !== null) readings.unshift({ value: text.replaceAll('$', ''), next })
  }
  return readings
}

function textBetween(words: readonly Word[], from: number, to: number): string | null {
  const first = words[from]
  const last = words[to - 1]
  if (first === undefined || last === undefined || to <= from) return null
  return first.line.slice(first.start, last.end)
}
