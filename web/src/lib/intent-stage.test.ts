import { INTENT_STATES, type IntentState } from '@windhover/core/transactions/intent-state'
import { describe, expect, it } from 'vitest'
import { hasFailed, isWaiting, type Stage, stageOf } from './intent-stage.ts'

type Row = readonly [word: string, look: string, steps: string, spoken: string]

/** Every state as it stands on screen after it was sent. */
const SENT: Readonly<Record<IntentState, Row>> = {
  PROPOSED: ['Preparing', 'line spinner', 'on off off off', 'Step 1 of 4, preparing'],
  APPROVED: ['Preparing', 'line spinner', 'on off off off', 'Step 1 of 4, preparing'],
  PLANNED: ['Signing', 'line spinner', 'on on off off', 'Step 2 of 4, signing'],
  SIGNED: ['Signing', 'line spinner', 'on on off off', 'Step 2 of 4, signing'],
  SUBMITTED: ['Sent', 'info spinner', 'on on on off', 'Step 3 of 4, sent'],
  CONFIRMED: ['Confirmed', 'up check', 'ok ok ok ok', 'All 4 steps done'],
  FAILED: ['Failed', 'down cross', 'on on failed off', 'Failed after it was sent'],
  EXPIRED: ['Expired', 'down clock', 'on on failed off', 'Expired after it was sent'],
  REJECTED: ['Refused', 'down cross', 'on failed off off', 'Ended before it was sent'],
  UNKNOWN: ['Unknown', 'warn warning', 'on on unknown unknown', 'Sent, the outcome is not known yet'],
}

const rowOf = ({ word, tone, icon, steps, spoken }: Stage): Row => [
  word,
  `${tone} ${icon}`,
  steps.join(' '),
  spoken,
]

describe('stageOf', () => {
  it.each(INTENT_STATES)('%s, once it has a transaction', (state) => {
    expect(rowOf(stageOf({ state, transactionId: 'x' }))).toEqual(SENT[state])
  })

  it.each(INTENT_STATES)('%s, without a transaction: a failure stops before the network', (state) => {
    const [word, look] = SENT[state]
    const unsent: Row = [word, look, 'on failed off off', 'Ended before it was sent']
    expect(rowOf(stageOf({ state, transactionId: null }))).toEqual(hasFailed(state) ? unsent : SENT[state])
  })
})

describe('what is over', () => {
  it('what is not known counts as not over', () => {
    expect(INTENT_STATES.filter((state) => isWaiting({ state }))).toEqual([
      'PROPOSED',
      'APPROVED',
      'PLANNED',
      'SIGNED',
      'SUBMITTED',
      'UNKNOWN',
    ])
  })

  it('an expiry and a refusal have failed too', () => {
    expect(INTENT_STATES.filter(hasFailed).toSorted()).toEqual(['EXPIRED', 'FAILED', 'REJECTED'])
  })
})
