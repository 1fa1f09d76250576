import type { IntentView } from '@windhover/core/transactions/contract'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { describe, expect, it } from 'vitest'
import type { Order } from './order.ts'
import { isFinished, submissionStore } from './submissions.ts'

const order = (id: string): Order => ({
  intent: { id, vaultId: '1', type: 'wrap', chain: 'solana', amountRaw: '5' },
  what: 'Wrap 5 SOL',
})
const view = (state: IntentState): IntentView => ({
  intent: order('a').intent,
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
})

describe('submissionStore', () => {
  it('R2-175 goes from the form over sending to what the network says', () => {
    const place = 'send:solana:1'
    expect(submissionStore.read(place)).toEqual({ phase: 'form' })
    submissionStore.write(place, { phase: 'sending', order: order('a') })
    submissionStore.tell(place, order('a'), view('SUBMITTED'))
    expect(isFinished(submissionStore.read(place))).toBe(false)
    submissionStore.tell(place, order('a'), view('CONFIRMED'))
    expect(isFinished(submissionStore.read(place))).toBe(true)
    submissionStore.startOver(place)
    expect(submissionStore.read(place)).toEqual({ phase: 'form' })
  })

  it('does not let go of an order that may have been taken', () => {
    const place = 'send:solana:2'
    const unanswered = { phase: 'unanswered', order: order('a'), isAsking: false } as const
    submissionStore.write(place, unanswered)
    submissionStore.startOver(place)
    expect(submissionStore.read(place)).toEqual(unanswered)
  })

  it('does not let an older intent take the place of a newer one', () => {
    const place = 'send:solana:3'
    submissionStore.write(place, { phase: 'sending', order: order('b') })
    submissionStore.tell(place, order('a'), view('CONFIRMED'))
    expect(submissionStore.read(place)).toMatchObject({ phase: 'sending' })
    submissionStore.backToForm(place)
    submissionStore.tell(place, order('b'), view('CONFIRMED'))
    expect(submissionStore.read(place)).toEqual({ phase: 'form' })
  })
})
