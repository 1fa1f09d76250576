import type { Word } from './word.ts'

const JOINED = /^[a-z]{2,}(?:-[a-z]{2,})+$/

/** 'Per-transaction cap' as three words; null where nothing is joined so. A symbol in capitals stays what it is. */
export function splitHyphens(words: readonly Word[]): readonly Word[] | null {
  const apart = words.flatMap((word) =>
    word.kind === 'word' && !word.isSymbolCase && JOINED.test(word.lower) ? partsOf(word) : [word],
  )
  return apart.length === words.length ? null : apart
}

function partsOf(word: Word): readonly Word[] {
  let { start } = word
  return word.text.split('-').map((text, at) => {
    const part = {
      ...word,
      text,
      lower: text.toLowerCase(),
      mended: null,
      start,
      end: start + text.length,
      after: at === 0 ? word.after : '',
    }
    start += text.length + 1
    return part
  })
}
