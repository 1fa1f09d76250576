import type { RelayedStatus } from '../../../ports/swap-venue.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import type { IntentRow } from '../stores/intent-store.ts'

/** What the lane does next with an intent: a function of what is stored and nothing else, so a crash changes nothing. */
export type Move =
  | { readonly kind: 'plan' | 'sign' | 'submit' | 'settle' }
  /** Nothing can be done before this has passed. */
  | { readonly kind: 'wait'; readonly delayMs: number }
  /** The intent has ended; the lane takes its next one. */
  | { readonly kind: 'ended' }

const LANDED: readonly AttemptRow['state'][] = ['confirmed', 'failed']
const CAN_LAND: readonly AttemptRow['state'][] = ['planned', 'signed', 'submitted']

/** Attempts of the step at hand that the chain may still take. */
export function liveAttempts(
  row: Pick<IntentRow, 'step'>,
  attempts: readonly AttemptRow[],
): readonly AttemptRow[] {
  return attempts.filter((attempt) => attempt.step === row.step && CAN_LAND.includes(attempt.state))
}

/** Attempts of the step at hand that were in the chain when it was last asked. */
export function landedAttempts(
  row: Pick<IntentRow, 'step'>,
  attempts: readonly AttemptRow[],
): readonly AttemptRow[] {
  return attempts.filter(({ step, state }) => step === row.step && LANDED.includes(state))
}

export function chooseMove(row: Pick<IntentRow, 'state' | 'step'>, attempts: readonly AttemptRow[]): Move {
  const newest = liveAttempts(row, attempts).at(-1)
  switch (row.state) {
    case 'APPROVED':
      return { kind: 'plan' }
    case 'PLANNED':
      return { kind: newest === undefined ? 'plan' : 'sign' }
    case 'SIGNED':
    case 'SUBMITTED':
      if (newest === undefined) return { kind: 'settle' }
      if (newest.signedTransaction === null) return { kind: 'sign' }
      return { kind: newest.submitTries === 0 ? 'submit' : 'settle' }
    case 'UNKNOWN':
      // Whatever else is due waits until we know what has become of the bytes that are out.
      return { kind: 'settle' }
    default:
      return { kind: 'ended' }
  }
}

export type Verdict<Attempt> =
  | { readonly kind: 'confirmed'; readonly attempt: Attempt; readonly status: Landed<'confirmed'> }
  | { readonly kind: 'failed'; readonly attempt: Attempt; readonly status: Landed<'failed'> }
  /** None of them can land any more. */
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'pending' }
  /** The chain was asked about all of them and has none. */
  | { readonly kind: 'unseen' }
  /** Somebody did not answer: nothing may be concluded. */
  | { readonly kind: 'unclear' }

type Landed<State> = Extract<RelayedStatus, { state: State }>

/** One truth from what the chain says about every hash of a step. Being in the chain beats everything else. */
export function judge<Attempt>(
  answers: readonly { readonly attempt: Attempt; readonly status: RelayedStatus | null }[],
): Verdict<Attempt> {
  for (const { attempt, status } of answers)
    if (status?.state === 'confirmed') return { kind: 'confirmed', attempt, status }
  if (answers.some(({ status }) => status === null)) return { kind: 'unclear' }
  for (const { attempt, status } of answers)
    if (status?.state === 'failed') return { kind: 'failed', attempt, status }
  const states = answers.map(({ status }) => status?.state)
  if (states.includes('pending')) return { kind: 'pending' }
  const isOver = states.length > 0 && states.every((state) => state === 'expired')
  return { kind: isOver ? 'lapsed' : 'unseen' }
}
