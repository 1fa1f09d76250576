import { jointFeatures } from './learned/joint-features.ts'
import type { Learned } from './learned/learned.ts'
import { rankLabels } from './learned/linear-model.ts'
import type { PlannedCall } from './plan.ts'
import { readRequest } from './read-request.ts'
import { findPieces } from './slots/find-pieces.ts'
import { setOf } from './words/set-of.ts'
import { findJoints, splitAt } from './words/split-parts.ts'
import type { Request } from './words/word.ts'

/** The joints behind which another request begins. */
export function findCuts(learned: Learned, request: Request): readonly number[] {
  const pieces = findPieces(request, learned.vocabulary)
  const judged = findJoints(request).flatMap((joint) => {
    const at = pieces.findIndex(({ start }) => start >= (request.words[joint]?.start ?? 0))
    const [best] = at > 0 ? rankLabels(learned.joints, jointFeatures(pieces, at)) : []
    return best === undefined ? [] : [{ joint, ...best }]
  })
  const cuts: number[] = []
  for (const [index, { joint, label, sureness }] of judged.entries()) {
    const to = judged.slice(index + 1).find((next) => next.label === 'cut')?.joint ?? request.words.length
    const sides = [partOf(request, cuts.at(-1) ?? 0, joint), partOf(request, joint, to)]
    const isCut = label === 'cut' || (sureness < JOIN_SURE && areApart(learned, sides))
    if (isCut && sides.every((side) => saysMore(learned, side))) cuts.push(joint)
  }
  return cuts
}

/** Where it is likely enough that two requests are one, they are not tried apart. */
const JOIN_SURE = 0.99
const PLAIN_SURE = 0.9

/** The words between two joints, without the word that joins them. */
const partOf = (request: Request, from: number, to: number): Request | undefined =>
  splitAt({ ...request, words: request.words.slice(0, to) }, from === 0 ? [] : [from]).at(-1)

/** Two clear requests, and not one that is said twice: 'daily and per-transaction limits'. */
function areApart(learned: Learned, sides: readonly (Request | undefined)[]): boolean {
  const [one, other] = sides.map((side) => (side === undefined ? null : plainCall(learned, side)))
  if (!one || !other || WHOLE.has(one.tool)) return false
  return one.tool !== other.tool || [one, other].every(({ args }) => Object.keys(args).length > 0)
}

/** What lists belong to. */
const WHOLE = setOf('compare_tokens get_token_report')

/** What is clear by itself. */
function plainCall(learned: Learned, part: Request): PlannedCall | null {
  const { plan, sureness } = readRequest(learned, part)
  if (sureness < PLAIN_SURE) return null
  return plan.kind === 'ask' ? plan.begun : plan.kind === 'call' ? (plan.calls[0] ?? null) : null
}

/** A coin alone belongs to what stands beside it: 'BTC and ETH prices'. */
function saysMore(learned: Learned, part: Request | undefined): boolean {
  return part !== undefined && findPieces(part, learned.vocabulary).some(({ value }) => value.type !== 'coin')
}
