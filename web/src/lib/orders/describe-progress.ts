import type { IntentView } from '@windhover/core/transactions/contract'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { formatAgo } from '../format-when.ts'
import { type Stage, stageOf } from '../intent-stage.ts'
import { progressCopy } from './progress-copy.ts'

const SENTENCE: Readonly<Record<IntentState, (view: IntentView, nowMs: number) => string>> = {
  PROPOSED: () => progressCopy.preparing,
  APPROVED: () => progressCopy.preparing,
  PLANNED: () => progressCopy.signing,
  SIGNED: () => progressCopy.signed,
  SUBMITTED: () => progressCopy.sent,
  CONFIRMED: () => progressCopy.confirmed,
  FAILED: ({ failure }) => failure?.text ?? progressCopy.failed,
  EXPIRED: ({ failure }) => failure?.text ?? progressCopy.expired,
  REJECTED: ({ failure }) => failure?.text ?? progressCopy.rejected,
  UNKNOWN: ({ checkedAt }, nowMs) =>
    progressCopy.unknown(checkedAt === null ? null : formatAgo(checkedAt, nowMs)),
}

export type Progress = Stage & { readonly sentence: string }

/** One line for where an intent is; the truth when we cannot tell. */
export function describeProgress(view: IntentView, nowMs: number = Date.now()): Progress {
  const sentence = view.heldUp ?? SENTENCE[view.state](view, nowMs)
  return { ...stageOf(view), sentence }
}
