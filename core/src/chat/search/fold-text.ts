/** Accents, and the signs of markdown that stand inside words. The database folds by the same rule (`tables.ts`). */
const LEFT_OUT = /[\u0300-\u036f\\*`]+/g

/** A text as it is searched: 'Café' and 'cafe' are the same. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(LEFT_OUT, '').toLowerCase()
}

/** What is searched for, word by word: all of them have to be there, in any order. */
export function wordsOf(search: string): readonly string[] {
  return [...new Set(foldText(search).split(/\s+/))].filter((word) => word !== '')
}
