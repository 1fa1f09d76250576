import type { Learned } from './learned/learned.ts'
import { rankLabels } from './learned/linear-model.ts'
import { requestFeatures } from './learned/request-features.ts'
import type { Plan } from './plan.ts'
import { chooseTags, type Tagged } from './slots/choose-tags.ts'
import { correctSpelling } from './slots/correct-spelling.ts'
import { fillRequest } from './slots/fill-request.ts'
import { findPieces } from './slots/find-pieces.ts'
import type { Piece } from './slots/piece.ts'
import type { Request } from './words/word.ts'

/** One way to read a request, with how sure it is. */
export type Reading = {
  readonly label: string
  /** From 0 to 1. */
  readonly sureness: number
  readonly plan: Plan
  readonly pieces: readonly Piece[]
  readonly tags: readonly Tagged[]
}

/** The most likely reading of one request, on its own. */
export function readRequest(learned: Learned, request: Request): Reading {
  const pieces = findPieces(request, learned.vocabulary)
  const ranked = rankLabels(learned.labels, requestFeatures(pieces, request.isQuestion))
  for (const { label, sureness } of ranked.slice(0, LABELS_TRIED)) {
    const tags = chooseTags(learned.tags, pieces, label)
    const plan = fillRequest({ label, pieces, tags, text: request.text })
    if (plan !== null) return { label, sureness, plan: correctSpelling(plan), pieces, tags }
  }
  return { label: 'unknown', sureness: 0, plan: { kind: 'unknown' }, pieces, tags: [] }
}

const LABELS_TRIED = 3
