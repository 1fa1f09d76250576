import { showAmount } from '@windhover/core/money/show-amount'
import type { FeeView, IntentView } from '@windhover/core/transactions/contract'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { kindViewOf } from '../../money/intents/intent-kind-view.ts'
import { activityCopy, stateCopy } from './copy.ts'
import { formatClock, formatLength } from './format-time.ts'

type Say = (view: IntentView, nowMs: number) => string

const byOrigin =
  (say: Say): Say =>
  (view, nowMs) =>
    `${originOf(view)}, ${say(view, nowMs)}`

/** Who asked for it, and where it is done. */
function originOf({ origin, intent }: IntentView): string {
  const words = activityCopy.origins[origin]
  const venue = kindViewOf(intent).venue?.(intent)
  return venue === undefined ? words : activityCopy.via(words, venue)
}

const SENTENCE: Readonly<Record<IntentState, Say>> = {
  PROPOSED: byOrigin(() => stateCopy.proposed),
  APPROVED: byOrigin(() => stateCopy.approved),
  PLANNED: byOrigin(() => stateCopy.planned),
  SIGNED: byOrigin(() => stateCopy.signed),
  SUBMITTED: byOrigin(({ changedAt }, nowMs) => stateCopy.submitted(lengthSince(changedAt, nowMs))),
  CONFIRMED: originOf,
  FAILED: (view) => `${asSentence(view.failure?.text ?? stateCopy.failed)}${paidWords(view)}`,
  EXPIRED: ({ failure }) => `${asSentence(failure?.text ?? stateCopy.expired)} ${stateCopy.nothingMoved}`,
  REJECTED: ({ failure }) => `${asSentence(failure?.text ?? stateCopy.rejected)} ${stateCopy.nothingMoved}`,
  UNKNOWN: ({ changedAt, checkedAt }, nowMs) => {
    const checked = checkedAt === null ? stateCopy.notChecked : stateCopy.checked(formatClock(checkedAt))
    return `${stateCopy.unknown(lengthSince(changedAt, nowMs))} ${checked} ${stateCopy.doNotRepeat}`
  },
}

/** One line under the title: where it is, or how it ended and what that cost. */
export function describeState(view: IntentView, nowMs: number): string {
  const sentence = SENTENCE[view.state](view, nowMs)
  return view.heldUp === undefined
    ? sentence
    : `${asSentence(sentence)} ${stateCopy.heldUp(asSentence(view.heldUp))}`
}

function lengthSince(iso: string, nowMs: number): string {
  return formatLength(nowMs - Date.parse(iso))
}

/** A chain takes its fee also for what fails; before anything was sent nothing can have been paid. */
function paidWords({ receipt, transactionId }: IntentView): string {
  const paid = (receipt?.fees ?? []).filter(({ amountRaw }) => BigInt(amountRaw) > 0n)
  if (transactionId === null) return ` ${stateCopy.nothingPaid}`
  return paid.length === 0 ? '' : ` ${stateCopy.paid(paid.map(showFee).join(' + '))}`
}

export function showFee({ amountRaw, decimals, symbol }: FeeView): string {
  return `${showAmount(BigInt(amountRaw), decimals, decimals)} ${symbol}`
}

function asSentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
}
