import { chainErrors } from '@windhover/core/chains/errors'
import { toFailure } from '@windhover/core/errors/failure'
import type { IntentView } from '@windhover/core/transactions/contract'
import { INTENT_STATES, type IntentState } from '@windhover/core/transactions/intent-state'
import { transferErrors } from '@windhover/core/transfers/errors'
import { describe, expect, it } from 'vitest'
import { readOutcome } from './run-intent.ts'

const id = 'a3bb189e-8bf9-4d8e-9f1e-4c9f3f0c2d11'
const viewOf = (state: IntentState, more: Partial<IntentView> = {}): IntentView => ({
  intent: { id, vaultId: '1001', type: 'wrap', chain: 'solana', amountRaw: '1' },
  intentHash: '0'.repeat(64),
  state,
  origin: 'api',
  failure: null,
  transactionId: '5h',
  explorerUrl: null,
  receipt: null,
  createdAt: '2026-11-15T12:00:00Z',
  changedAt: '2026-11-15T12:00:00Z',
  checkedAt: null,
  ...more,
})
const outcomeOf = (view: IntentView): string => {
  try {
    return readOutcome(view, transferErrors).transactionId
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  }
}

/** Total: a new state has to be placed here. */
const OUTCOMES: Readonly<Record<IntentState, string>> = {
  PROPOSED: 'transfer/stillRunning',
  APPROVED: 'transfer/stillRunning',
  PLANNED: 'transfer/stillRunning',
  SIGNED: 'transfer/stillRunning',
  SUBMITTED: '5h',
  CONFIRMED: '5h',
  FAILED: 'transfer/failed',
  EXPIRED: 'transfer/expired',
  REJECTED: 'transfer/failed',
  UNKNOWN: 'transfer/stillRunning',
}

describe('what a waiting caller is told', () => {
  it.each(INTENT_STATES)('%s is never told as something else', (state) => {
    expect(outcomeOf(viewOf(state))).toBe(OUTCOMES[state])
  })

  it('something without a transaction is not sent', () => {
    expect(outcomeOf(viewOf('SUBMITTED', { transactionId: null }))).toBe('transfer/stillRunning')
  })

  it('R2-269 a failure carries its reason, or none', () => {
    const failure = toFailure(chainErrors.insufficientFunds({ text: 'Not enough balance.' }))
    expect(() => readOutcome(viewOf('FAILED', { failure }), transferErrors)).toThrow(
      expect.objectContaining({
        code: 'transfer/failed',
        message: 'Not enough balance.',
        context: { intentId: id, state: 'FAILED', failure: 'chain/insufficientFunds' },
      }),
    )
    expect(() => readOutcome(viewOf('FAILED'), transferErrors)).toThrow('Transfer failed')
  })

  it('only what may still happen can be asked again, and says by which id', () => {
    expect(() => readOutcome(viewOf('UNKNOWN'), transferErrors)).toThrow(
      expect.objectContaining({ retryable: true, context: { intentId: id, state: 'UNKNOWN' } }),
    )
    expect(() => readOutcome(viewOf('FAILED'), transferErrors)).toThrow(
      expect.objectContaining({ retryable: false }),
    )
  })
})
