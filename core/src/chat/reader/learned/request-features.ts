import type { Piece } from '../slots/piece.ts'
import { conceptOf } from '../words/concepts.ts'
import { foldWord } from '../words/fold-word.ts'

const WORDS_MAX = 3
const CHARS = [3, 4, 5] as const
/** Marks of what may be a plain word after all. */
const SPELLED: ReadonlySet<string> = new Set(['<new>', '<near>', '<maybe>'])

/** What the choice of a tool is made by: rows of up to three words, and of three to five letters within a word. */
export function requestFeatures(pieces: readonly Piece[], isQuestion: boolean): readonly string[] {
  const words = ['^', ...pieces.map(({ mask }) => foldWord(mask)), isQuestion ? '$?' : '$']
  const features: string[] = []
  for (let size = 1; size <= WORDS_MAX; size += 1)
    for (let at = 0; at + size <= words.length; at += 1)
      features.push(`w${size} ${words.slice(at, at + size).join(' ')}`)
  for (const { mask, lower } of pieces) {
    if (mask.startsWith('<') && !SPELLED.has(mask)) continue
    const word = `#${foldWord(mask.startsWith('<') ? lower : mask)}#`
    for (const size of CHARS)
      for (let at = 0; at + size <= word.length; at += 1) features.push(`c ${word.slice(at, at + size)}`)
  }
  const concepts = ['^', ...pieces.map((piece) => conceptMask(piece)).filter((each) => each !== ''), '$']
  for (let at = 0; at < concepts.length; at += 1) {
    features.push(`k ${concepts[at]}`, `k2 ${concepts[at]} ${concepts[at + 1] ?? ''}`)
    for (let other = at + 1; other < Math.min(concepts.length, at + PAIRS_AHEAD); other += 1)
      features.push(`kk ${concepts[at]} ${concepts[other]}`)
  }
  return features
}

const PAIRS_AHEAD = 6

/** What a piece means whatever the language; nothing for most words. */
function conceptMask({ mask }: Piece): string {
  return mask.startsWith('<') ? mask : (conceptOf(foldWord(mask)) ?? '')
}
