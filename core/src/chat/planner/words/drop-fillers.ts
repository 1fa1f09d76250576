import { ANYWHERE, LEADS, POLITE, POLITE_TAILS, TAILS, WISHES } from './filler-phrases.ts'
import { type Frame, readFrame } from './read-frame.ts'
import type { Word } from './word.ts'

export type Stripped = {
  readonly words: readonly Word[]
  /** Asked as a favour: 'can you …?' */
  readonly isPolite: boolean
  /** Asked at all: 'please'. */
  readonly isPleading: boolean
}

/** 'Send 1 SOL to my friend' does not call anybody a friend. */
const LINKS: ReadonlySet<string> = new Set(['to', 'for', 'from', 'with'])
const PLEAS: ReadonlySet<string> = new Set(['please', 'pls', 'plz', 'kindly'])

/** The request without what is said around it, and how it was put. */
export function dropFillers(words: readonly Word[]): Stripped {
  let from = 0
  let to = words.length
  let isPolite = false
  for (let moved = true; moved && from < to; ) {
    moved = false
    const lead = leadAt(words, from)
    if (lead !== null && from + lead.length < to) {
      from += lead.length
      isPolite ||= lead.isPolite
      moved = true
    }
  }
  for (let moved = true; moved && from < to; ) {
    moved = false
    const closes = (phrase: readonly string[]) =>
      to - phrase.length > from &&
      isAt(phrase, words, to - phrase.length) &&
      !LINKS.has(words[to - phrase.length - 1]?.lower ?? '')
    const polite = POLITE_TAILS.find(closes)
    const tail = polite ?? TAILS.find(closes)
    if (tail !== undefined) {
      to -= tail.length
      isPolite ||= polite !== undefined
      moved = true
    }
  }
  const isPleading = isPolite || words.some(({ lower }) => PLEAS.has(lower))
  return { words: dropAnywhere(words.slice(from, to)), isPolite, isPleading }
}

/** The longest way to lead into a request that begins here. */
function leadAt(words: readonly Word[], at: number): Frame | null {
  const frame = readFrame(words, at)
  const polite = POLITE.find((phrase) => isAt(phrase, words, at))
  const lead = LEADS.find((phrase) => isAt(phrase, words, at)) ?? wishBefore(words, at)
  const all = [
    ...(frame === null ? [] : [frame]),
    ...(polite === undefined ? [] : [{ length: polite.length, isPolite: true }]),
    ...(lead === undefined ? [] : [{ length: lead.length, isPolite: false }]),
  ]
  return all.toSorted((one, other) => other.length - one.length)[0] ?? null
}

const VERBS: ReadonlySet<string> = new Set(
  'swap exchange convert change trade buy purchase sell send transfer withdraw wrap unwrap'.split(' '),
)

/** 'I want swap 1 SOL': not everybody says 'to'. */
function wishBefore(words: readonly Word[], at: number): readonly string[] | undefined {
  const wish = WISHES.find((phrase) => isAt(phrase, words, at))
  const verb = wish === undefined ? undefined : words[at + wish.length]
  return VERBS.has(verb?.mended ?? verb?.lower ?? '') ? wish : undefined
}

function dropAnywhere(words: readonly Word[]): readonly Word[] {
  const kept: Word[] = []
  let at = 0
  while (at < words.length) {
    const phrase = ANYWHERE.find((each) => isAt(each, words, at))
    const word = words[at]
    if (phrase !== undefined && kept.length + phrase.length < words.length) at += phrase.length
    else {
      if (word !== undefined) kept.push(word)
      at += 1
    }
  }
  return kept
}

function isAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((part, index) => words[at + index]?.lower === part)
}
