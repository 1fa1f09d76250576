import { chainErrors } from '@windhover/core/chains/errors'
import { INTENT_STATES, type IntentState } from '@windhover/core/transactions/intent-state'
import { describe, expect, it } from 'vitest'
import type { TransactionStatus } from '../../../ports/chain.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import { chooseMove, judge } from './choose-move.ts'
import { raiseFees } from './raise-fees.ts'

const attempt = (set: Partial<AttemptRow>): AttemptRow =>
  ({ step: 0, epoch: 0, state: 'planned', signedTransaction: null, submitTries: 0, ...set }) as AttemptRow
const move = (state: IntentState, attempts: readonly AttemptRow[]) =>
  chooseMove({ state, step: 0 }, attempts).kind

const NONE: readonly AttemptRow[] = []
const PLANNED = [attempt({})]
const SIGNED = [attempt({ state: 'signed', signedTransaction: 'x' })]
const SENT = [attempt({ state: 'submitted', signedTransaction: 'x', submitTries: 1 })]
const OVER = [attempt({ state: 'expired', signedTransaction: 'x', submitTries: 1 })]
const LANDED = [attempt({ state: 'confirmed', signedTransaction: 'x', submitTries: 1 })]
const REPLACED = [...SENT, attempt({ epoch: 1 })]

describe('what a lane does next', () => {
  it.each([
    ['APPROVED', [NONE, PLANNED, OVER], 'plan'],
    ['PLANNED', [PLANNED, SIGNED], 'sign'],
    ['PLANNED', [NONE, OVER], 'plan'],
    ['SIGNED', [SIGNED], 'submit'],
    ['SIGNED', [SENT], 'settle'],
    ['SUBMITTED', [SENT, OVER, LANDED, NONE], 'settle'],
    ['SUBMITTED', [REPLACED], 'sign'],
  ] as const)('%s goes on', (state, cases, expected) => {
    for (const attempts of cases) expect(move(state, attempts)).toBe(expected)
  })

  it('only looks while it does not know, whatever else is due', () => {
    for (const attempts of [NONE, PLANNED, SIGNED, SENT, OVER, REPLACED])
      expect(move('UNKNOWN', attempts)).toBe('settle')
  })

  it('never plans after bytes were sent, except from APPROVED', () => {
    for (const state of INTENT_STATES.filter((each) => each !== 'APPROVED' && each !== 'PLANNED'))
      for (const attempts of [NONE, SENT, OVER, LANDED, REPLACED])
        expect(move(state, attempts)).not.toBe('plan')
  })

  it('has nothing to do with what has ended', () => {
    for (const state of ['CONFIRMED', 'FAILED', 'EXPIRED', 'REJECTED'] as const)
      expect(move(state, SENT)).toBe('ended')
  })
})

const confirmed: TransactionStatus = { state: 'confirmed', isFinal: false, feeRaw: 1n, atMs: null }
const failed: TransactionStatus = {
  state: 'failed',
  isFinal: true,
  error: chainErrors.reverted(),
  feeRaw: 1n,
}
const verdict = (...statuses: (TransactionStatus | null)[]) =>
  judge(statuses.map((status, index) => ({ attempt: index, status })))

describe('what the chain says about every hash of a step', () => {
  it('believes in what is in the chain, also beside a missing answer', () => {
    expect(verdict(null, confirmed)).toMatchObject({ kind: 'confirmed', attempt: 1 })
    expect(verdict({ state: 'expired' }, failed)).toMatchObject({ kind: 'failed', attempt: 1 })
  })

  it('concludes nothing from one read that failed', () => {
    expect(verdict({ state: 'expired' }, null).kind).toBe('unclear')
    expect(verdict(failed, null).kind).toBe('unclear')
  })

  it('plans again only when all of them have expired', () => {
    expect(verdict({ state: 'expired' }, { state: 'expired' }).kind).toBe('lapsed')
    expect(verdict({ state: 'expired' }, { state: 'unseen' }).kind).toBe('unseen')
    expect(verdict({ state: 'expired' }, { state: 'pending' }).kind).toBe('pending')
    expect(verdict().kind).toBe('unseen')
  })
})

describe('a replacement', () => {
  it('keeps the nonce and offers at least ten percent more, also of next to nothing', () => {
    const action = {
      chain: 'bsc' as const,
      from: '0x',
      to: '0x',
      data: '0x',
      valueWei: '5',
      gasLimit: '21000',
      nonce: 7,
      maxFeePerGasWei: '1',
      maxPriorityFeePerGasWei: '1000000000',
    }
    expect(raiseFees(action)).toEqual({
      ...action,
      maxFeePerGasWei: '2',
      maxPriorityFeePerGasWei: '1125000000',
    })
  })
})
