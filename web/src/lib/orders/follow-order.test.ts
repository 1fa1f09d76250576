import { chainErrors } from '@windhover/core/chains/errors'
import { toFailure } from '@windhover/core/errors/failure'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followOrder } from './follow-order.ts'

const view = (state: IntentState, changed: Partial<IntentView> = {}): IntentView => ({
  intent: {
    id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f',
    vaultId: '1042',
    type: 'wrap',
    chain: 'solana',
    amountRaw: '5',
  },
  intentHash: 'hash',
  state,
  origin: 'panel',
  failure: null,
  transactionId: null,
  explorerUrl: null,
  receipt: null,
  createdAt: '2026-11-15T11:00:00.000Z',
  changedAt: '2026-11-15T11:00:00.000Z',
  checkedAt: null,
  ...changed,
})

let answer: IntentView
// A stub of the browser's fetch, so that the outcome can be chosen.
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json(answer))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(first: IntentView) {
  const seen: IntentState[] = []
  const ended: IntentState[] = []
  followOrder(first, {
    onChange: ({ state }) => seen.push(state),
    onEnd: ({ state }) => ended.push(state),
  })
  return { seen, ended }
}

describe('followOrder', () => {
  it('tells every news, and the end once', async () => {
    answer = view('CONFIRMED', { changedAt: '2026-11-15T11:00:05.000Z' })
    const { seen, ended } = follow(view('APPROVED'))
    await vi.advanceTimersByTimeAsync(4_100)
    expect(seen).toEqual(['APPROVED', 'CONFIRMED'])
    await vi.advanceTimersByTimeAsync(12_000)
    expect(seen).toHaveLength(2)
    expect(ended).toEqual(['CONFIRMED'])
  })

  it('does not go back in time when answers overtake each other', async () => {
    answer = view('PLANNED', { changedAt: '2026-11-15T10:59:00.000Z' })
    const { seen, ended } = follow(view('APPROVED'))
    await vi.advanceTimersByTimeAsync(8_100)
    expect(seen).toEqual(['APPROVED'])
    answer = view('FAILED', {
      failure: toFailure(chainErrors.rejected()),
      changedAt: '2026-11-15T11:01:00.000Z',
    })
    await vi.advanceTimersByTimeAsync(4_100)
    expect(ended).toEqual(['FAILED'])
  })

  it('an order that was over when it was taken ends at once', () => {
    answer = view('REJECTED')
    expect(follow(view('REJECTED'))).toEqual({ seen: ['REJECTED'], ended: ['REJECTED'] })
  })
})
