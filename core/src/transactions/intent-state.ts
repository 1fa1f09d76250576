/**
 * The life of an intent. UNKNOWN means that we cannot tell yet: it is reconciled before anything is tried again.
 * A confirmation that arrives after EXPIRED is legal and wins; a second one is an error.
 */
export const INTENT_STATES = [
  'PROPOSED',
  'APPROVED',
  'PLANNED',
  'SIGNED',
  'SUBMITTED',
  'CONFIRMED',
  'FAILED',
  'EXPIRED',
  'REJECTED',
  'UNKNOWN',
] as const
export type IntentState = (typeof INTENT_STATES)[number]

export const INTENT_EVENTS = [
  'approved',
  /** The user said no, or the signer's rules did. */
  'rejected',
  'planned',
  'signed',
  'submitted',
  /** An answer that may mean yes or no: a time-out after sending, an error of the server's side. */
  'unclear',
  /** The chain has been asked about every known hash and none has ended yet. */
  'reconciled',
  /** None of the signed bytes can land any more, so the same step is planned again with the next epoch. */
  'lapsed',
  /** One action of several is in the chain; the next one is planned. */
  'stepped',
  'confirmed',
  /** What was asked for is in the chain; only the operator's fee could not be taken and is a debt now. */
  'owed',
  'failed',
  'expired',
  /** A reorganisation threw a transaction out of the chain, of the last step or of one before: its bytes are sent again. */
  'undone',
] as const
export type IntentEvent = (typeof INTENT_EVENTS)[number]

type Moves = Readonly<Partial<Record<IntentEvent, IntentState>>>

const ENDINGS: Moves = { confirmed: 'CONFIRMED', owed: 'CONFIRMED', failed: 'FAILED', expired: 'EXPIRED' }

const MOVES: Readonly<Record<IntentState, Moves>> = {
  PROPOSED: { approved: 'APPROVED', rejected: 'REJECTED', expired: 'EXPIRED' },
  APPROVED: {
    planned: 'PLANNED',
    rejected: 'REJECTED',
    owed: 'CONFIRMED',
    failed: 'FAILED',
    expired: 'EXPIRED',
    undone: 'SUBMITTED',
  },
  PLANNED: {
    signed: 'SIGNED',
    rejected: 'REJECTED',
    owed: 'CONFIRMED',
    failed: 'FAILED',
    expired: 'EXPIRED',
    undone: 'SUBMITTED',
  },
  SIGNED: {
    ...ENDINGS,
    submitted: 'SUBMITTED',
    unclear: 'UNKNOWN',
    lapsed: 'APPROVED',
    stepped: 'APPROVED',
    undone: 'SUBMITTED',
  },
  SUBMITTED: {
    ...ENDINGS,
    unclear: 'UNKNOWN',
    lapsed: 'APPROVED',
    stepped: 'APPROVED',
    undone: 'SUBMITTED',
  },
  UNKNOWN: {
    ...ENDINGS,
    reconciled: 'SUBMITTED',
    lapsed: 'APPROVED',
    stepped: 'APPROVED',
    undone: 'SUBMITTED',
  },
  CONFIRMED: { undone: 'SUBMITTED' },
  // What the chain says in the end is what happened, whatever we had concluded before.
  FAILED: { confirmed: 'CONFIRMED' },
  EXPIRED: { confirmed: 'CONFIRMED' },
  REJECTED: {},
}

/** Null where the event cannot happen in this state: the caller has an error in hand, not a transition. */
export function nextState(state: IntentState, event: IntentEvent): IntentState | null {
  return MOVES[state][event] ?? null
}

export const INTENT_GROUPS = ['waiting', 'done', 'failed'] as const
/** How people ask for intents: not over yet, done, or over without being done. */
export type IntentGroup = (typeof INTENT_GROUPS)[number]

const GROUPS: Readonly<Record<IntentState, IntentGroup>> = {
  PROPOSED: 'waiting',
  APPROVED: 'waiting',
  PLANNED: 'waiting',
  SIGNED: 'waiting',
  SUBMITTED: 'waiting',
  UNKNOWN: 'waiting',
  CONFIRMED: 'done',
  FAILED: 'failed',
  EXPIRED: 'failed',
  REJECTED: 'failed',
}

export function groupOf(state: IntentState): IntentGroup {
  return GROUPS[state]
}

export function statesOfGroup(group: IntentGroup): readonly IntentState[] {
  return INTENT_STATES.filter((state) => GROUPS[state] === group)
}

/** Nobody works on it any more. */
export function hasEnded(state: IntentState): boolean {
  return groupOf(state) !== 'waiting'
}
