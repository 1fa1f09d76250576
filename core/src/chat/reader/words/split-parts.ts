import { setOf } from './set-of.ts'
import type { Request, Word } from './word.ts'

const JOINTS = setOf(
  'and then also plus & + | n afterwards next before y e et und ve dan и luego después puis dann poi sonra lalu terus потом затем depois ensuite danach',
)
const STOPS = setOf('. ; : ? ! , ...')
const JOINTS_MAX = 8

/** Where one request of several could end: before 'and', behind a comma. */
export function findJoints({ words }: Request): readonly number[] {
  const joints = words.flatMap((word, at) =>
    at > 0 && at < words.length - 1 + (STOPS.has(word.after) ? 1 : 0) && isJoint(words, at) ? [at] : [],
  )
  return joints.slice(0, JOINTS_MAX)
}

function isJoint(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || (JOINTS.has(words[at - 1]?.lower ?? '') && !STOPS.has(word.after))) return false
  return JOINTS.has(word.lower) || STOPS.has(word.after) || isAsWellAs(words, at)
}

const isAsWellAs = (words: readonly Word[], at: number) =>
  ['as', 'well', 'as'].every((part, step) => words[at + step]?.lower === part)

/** The requests between these joints, each without the words that join them. */
export function splitAt(request: Request, joints: readonly number[]): readonly Request[] {
  const bounds = [0, ...joints, request.words.length]
  return bounds.slice(1).flatMap((end, index) => {
    const start = skipJoints(request.words, bounds[index] ?? 0)
    const words = request.words.slice(start, end)
    const isQuestion = end === request.words.length ? request.isQuestion : request.words[end]?.after === '?'
    return words.length === 0 ? [] : [{ text: request.text, words, isQuestion }]
  })
}

function skipJoints(words: readonly Word[], from: number): number {
  let at = from > 0 && isAsWellAs(words, from) ? from + 3 : from
  while (at > 0 && JOINTS.has(words[at]?.lower ?? '')) at += 1
  return at
}

/** The words of a request as they were typed. */
export function textOfWords({ text, words }: Request): string {
  const [first] = words
  const last = words.at(-1)
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end)
}
