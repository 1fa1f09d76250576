import type { Reading } from '../match/match-pattern.ts'
import type { Word } from '../words/word.ts'
import { readToken } from './read-token.ts'

/** A pool by its pair ('BONK/SOL', 'BONK-SOL', 'BONK and SOL') or by its id as written. */
export function readPool(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  if (word === undefined) return []
  if (word.kind === 'pair') return [{ value: pairOf(word.text), next: at + 1 }]
  if (word.kind === 'address') return [{ value: word.text, next: at + 1 }]
  if (word.kind === 'word' && /^[a-z0-9]{1,15}-[a-z0-9]{1,15}$/i.test(word.text))
    return [{ value: pairOf(word.text), next: at + 1 }]
  return readToken(words, at).flatMap(({ value, next }) => {
    const isJoined = ['/', 'and', '-'].includes(words[next]?.lower ?? '')
    return isJoined
      ? readToken(words, next + 1).map((other) => ({ value: `${value}/${other.value}`, next: other.next }))
      : []
  })
}

function pairOf(text: string): string {
  return text.replaceAll('$', '').replace('-', '/').toUpperCase()
}

/** A pool by an id that is no address: '12', '0.0.123', 'abc123'. */
export function readPoolId(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  if (word === undefined) return []
  const isId =
    word.kind === 'address' || word.kind === 'number' || (word.kind === 'word' && /\d/.test(word.text))
  return isId ? [{ value: word.text, next: at + 1 }] : readPool(words, at)
}
