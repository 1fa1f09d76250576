import { foldText } from './fold-text.ts'

export type Marked = { readonly text: string; readonly isMatch: boolean }

/** The text in pieces, those that were searched for apart from the rest. */
export function markWords(text: string, words: readonly string[]): readonly Marked[] {
  const chars = [...text]
  const isHit = hitsIn(chars, words)
  const pieces: Marked[] = []
  for (const [place, char] of chars.entries()) {
    const isMatch = isHit[place] === true
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) pieces[pieces.length - 1] = { text: last.text + char, isMatch }
    else pieces.push({ text: char, isMatch })
  }
  return pieces
}

/** Of each character, whether one of the words covers it. */
export function hitsIn(chars: readonly string[], words: readonly string[]): readonly boolean[] {
  const { folded, placeOf } = foldChars(chars)
  const isHit = chars.map(() => false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const [first = 0, last = first] = [placeOf[at], placeOf[at + word.length - 1]]
      isHit.fill(true, first, last + 1)
    }
  }
  return isHit
}

/** One character may fold to several, or to none; where each came from is kept. */
function foldChars(chars: readonly string[]) {
  let folded = ''
  const placeOf: number[] = []
  for (const [place, char] of chars.entries()) {
    const part = foldText(char)
    folded += part
    for (let count = 0; count < part.length; count += 1) placeOf.push(place)
  }
  return { folded, placeOf }
}
