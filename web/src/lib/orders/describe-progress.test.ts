import { chainErrors } from '@windhover/core/chains/errors'
import { toFailure } from '@windhover/core/errors/failure'
import type { IntentView } from '@windhover/core/transactions/contract'
import { INTENT_STATES, type IntentState } from '@windhover/core/transactions/intent-state'
import { describe, expect, it } from 'vitest'
import { stageOf } from '../intent-stage.ts'
import { describeProgress } from './describe-progress.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00.000Z')

const view = (state: IntentState, facts: Partial<IntentView> = {}): IntentView => ({
  intent: {
    id: '0190b8f2-7c1e-4d6a-9b7f-3f1c2a4d5e6f',
    vaultId: '1',
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
  ...facts,
})

describe('describeProgress', () => {
  it.each(INTENT_STATES)('%s has the stage that Activity shows, and a sentence', (state) => {
    const shown = view(state)
    const { sentence, ...stage } = describeProgress(shown, NOW_MS)
    expect(stage).toEqual(stageOf(shown))
    expect(sentence).not.toBe('')
  })

  it('says of an unknown outcome when it was checked, and not to repeat it', () => {
    const { sentence, tone } = describeProgress(
      view('UNKNOWN', { checkedAt: '2026-11-15T11:57:00.000Z' }),
      NOW_MS,
    )
    expect(tone).toBe('warn')
    expect(sentence).toContain('Checked 3 min ago')
    expect(sentence).toContain('Don’t repeat it')
    expect(describeProgress(view('UNKNOWN'), NOW_MS).sentence).not.toContain('Checked')
  })

  it('gives the reason of a failure, and of a lane that is held up', () => {
    const failure = toFailure(chainErrors.insufficientFunds({ text: 'Not enough SOL.' }))
    expect(describeProgress(view('FAILED', { failure })).sentence).toBe('Not enough SOL.')
    expect(describeProgress(view('APPROVED', { heldUp: 'Another one is ahead.' })).sentence).toBe(
      'Another one is ahead.',
    )
  })
})
