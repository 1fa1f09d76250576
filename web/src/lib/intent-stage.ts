import { groupOf, type IntentState } from '@windhover/core/transactions/intent-state'

type StageTone = 'line' | 'info' | 'up' | 'down' | 'warn'
type StageIcon = 'spinner' | 'check' | 'cross' | 'warning' | 'clock'
type StageStep = 'off' | 'on' | 'ok' | 'failed' | 'unknown'

/** How a state of an intent looks and reads, wherever it is shown. The design system draws these words. */
export type Stage = {
  readonly word: string
  readonly tone: StageTone
  readonly icon: StageIcon
  readonly steps: readonly [StageStep, StageStep, StageStep, StageStep]
  /** How far it came, in words. */
  readonly spoken: string
}

const PREPARING: Stage = {
  word: 'Preparing',
  tone: 'line',
  icon: 'spinner',
  steps: ['on', 'off', 'off', 'off'],
  spoken: 'Step 1 of 4, preparing',
}
const SIGNING: Stage = {
  ...PREPARING,
  word: 'Signing',
  steps: ['on', 'on', 'off', 'off'],
  spoken: 'Step 2 of 4, signing',
}
const FAILED: Stage = {
  word: 'Failed',
  tone: 'down',
  icon: 'cross',
  steps: ['on', 'on', 'failed', 'off'],
  spoken: 'Failed after it was sent',
}
const UNSENT = { steps: ['on', 'failed', 'off', 'off'], spoken: 'Ended before it was sent' } as const

const STAGE: Readonly<Record<IntentState, Stage>> = {
  PROPOSED: PREPARING,
  APPROVED: PREPARING,
  PLANNED: SIGNING,
  SIGNED: SIGNING,
  SUBMITTED: {
    ...PREPARING,
    word: 'Sent',
    tone: 'info',
    steps: ['on', 'on', 'on', 'off'],
    spoken: 'Step 3 of 4, sent',
  },
  CONFIRMED: {
    word: 'Confirmed',
    tone: 'up',
    icon: 'check',
    steps: ['ok', 'ok', 'ok', 'ok'],
    spoken: 'All 4 steps done',
  },
  FAILED,
  EXPIRED: { ...FAILED, word: 'Expired', icon: 'clock', spoken: 'Expired after it was sent' },
  REJECTED: { ...FAILED, ...UNSENT, word: 'Refused' },
  UNKNOWN: {
    word: 'Unknown',
    tone: 'warn',
    icon: 'warning',
    steps: ['on', 'on', 'unknown', 'unknown'],
    spoken: 'Sent, the outcome is not known yet',
  },
}

export function stageOf(view: { readonly state: IntentState; readonly transactionId: string | null }): Stage {
  const stage = STAGE[view.state]
  const neverSent = hasFailed(view.state) && view.transactionId === null
  return neverSent ? { ...stage, ...UNSENT } : stage
}

/** In progress, or not known: what the count on the button counts. */
export function isWaiting(view: { readonly state: IntentState }): boolean {
  return groupOf(view.state) === 'waiting'
}

export function hasFailed(state: IntentState): boolean {
  return groupOf(state) === 'failed'
}
