import { onlyReads } from './about-money.ts'
import type { Plan } from './plan.ts'
import { onlyTokenIn } from './slots/only-token.ts'
import { pointTo } from './words/point-to.ts'
import type { Word } from './words/word.ts'

const STOPS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '...'])

/** What a question begins with, where nobody set a sign before it. */
const OPENERS: ReadonlySet<string> = new Set(
  "what what's whats is are how how's can could should does do which who".split(' '),
)

/**
 * 'My friend said swap 5 SOL to POPCAT, is it a scam?' What was told is no wish, whatever it says; the question behind it
 * is one, where the told names a single token that it can point at. It only ever reads.
 */
export function readTold(
  words: readonly Word[],
  readQuestion: (words: readonly Word[]) => Plan | null,
): Plan | null {
  const stop = words.findLastIndex(({ after }, index) => index > 0 && STOPS.has(after))
  const at = stop < 0 ? words.findLastIndex(({ lower }, index) => index > 2 && OPENERS.has(lower)) : stop
  if (at < 0) return null
  const token = onlyTokenIn(words.slice(0, at))
  const question = token === null ? null : pointTo(words.slice(at), token)
  const plan = question === null ? null : readQuestion(question)
  return plan !== null && onlyReads(plan) ? plan : null
}
