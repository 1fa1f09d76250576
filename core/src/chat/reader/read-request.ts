import type { Learned } from './learned/learned.ts'
import { rankLabels } from './learned/linear-model.ts'
import { requestFeatures } from './learned/request-features.ts'
import type { Plan } from './plan.ts'
import { chooseTags, type Tagged } from './slots/choose-tags.ts'
import { correctSpelling } from './slots/correct-spelling.ts'
import { fillRequest } from './slots/fill-request.ts'
import { findPieces } from './slots/find-pieces.ts'
import type { Piece } from './slots/piece.ts'
import { takes } from './slots/tool-fields.ts'
import { setOf } from './words/set-of.ts'
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
    const tags = hasParts(label) ? chooseTags(learned.tags, pieces, label) : []
    const plan = fillRequest({ label, pieces, tags, text: request.text })
    if (plan === null || (isAboutStranger(pieces, tags) && sureness < sureOfStranger(plan, pieces))) continue
    return { label, sureness, plan: correctSpelling(plan), pieces, tags }
  }
  return { label: 'unknown', sureness: 0, plan: { kind: 'unknown' }, pieces, tags: [] }
}

const LABELS_TRIED = 3

/** Whether the only tokens that it is about are words that nobody knows as such. */
function isAboutStranger(pieces: readonly Piece[], tags: readonly Tagged[]): boolean {
  const tokens = pieces.filter((_, at) => TOKEN_TAGS.has(tags[at]?.tag ?? ''))
  return tokens.length > 0 && tokens.every(({ value }) => value.type === 'coin' && !value.isSure)
}

const TOKEN_TAGS = setOf('token sell buy')
/** Less surely than this, nothing is said of such a word: 'send a postcard to my brother', 'you would like my goat'. */
function sureOfStranger(plan: Plan, pieces: readonly Piece[]): number {
  const tool = plan.kind === 'ask' ? plan.begun.tool : ''
  if (takes(tool, 'amount') && !pieces.some(({ value }) => value.type === 'amount'))
    return tool === 'propose_transfer' ? Number.POSITIVE_INFINITY : 0.99
  return pieces.some(({ mask }) => mask === '<maybe>') ? 0.85 : 0.7
}

/** What is only said, or not understood, has none. */
const hasParts = (label: string) => label !== 'unknown' && !label.startsWith('say:')
