import { slipsBetween } from '../words/slips-between.ts'

/** Plain words, in every language that was learned from. */
export type Vocabulary = {
  readonly has: (lower: string) => boolean
  /** The word that was most likely meant; null where it is one, or close to none. */
  readonly mend: (lower: string) => string | null
}

/** In shorter words a slip leaves too little to go by. */
const LETTERS_MIN = 4
const LONG = 8

/** `words` are the commonest first. */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const known = new Set(words)
  const byDeletion = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < LETTERS_MIN - 1) continue
    for (const shorter of deletionsOf(word)) {
      const same = byDeletion.get(shorter)
      if (same === undefined) byDeletion.set(shorter, [word])
      else same.push(word)
    }
  }
  const rank = new Map(words.map((word, at) => [word, at]))
  const mend = (lower: string) => {
    if (lower.length < LETTERS_MIN || known.has(lower) || !/^\p{L}+$/u.test(lower)) return null
    const near = new Set(deletionsOf(lower).flatMap((shorter) => byDeletion.get(shorter) ?? []))
    const close = [...near].filter((word) => slipsBetween(lower, word) === 1)
    const [best] = close.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
    return best ?? null
  }
  return { has: (lower) => known.has(lower), mend }
}

/** The word itself and every form of it that lacks one letter. */
function deletionsOf(word: string): readonly string[] {
  if (word.length > LONG * 3) return [word]
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}
