import { plainWords } from '@windhover/core/chat/plain-words'

/** Sentences that are whole, from a place on; the rest waits for its end. */
export function takeSentences(text: string, from: number): { readonly said: string; readonly until: number } {
  const fresh = text.slice(from)
  const ends = [...fresh.matchAll(/[.!?…](?=\s)|\n/g)]
  const last = ends.at(-1)
  if (last === undefined) return { said: '', until: from }
  const length = last.index + last[0].length
  return { said: plainWords(fresh.slice(0, length)), until: from + length }
}
