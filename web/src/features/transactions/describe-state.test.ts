import { chainErrors } from '@windhover/core/chains/errors'
import { toFailure } from '@windhover/core/errors/failure'
import type { FeeView } from '@windhover/core/transactions/contract'
import { INTENT_STATES } from '@windhover/core/transactions/intent-state'
import { describe, expect, it } from 'vitest'
import { makeIntent } from './__fixtures__/make-intent.ts'
import { describeState } from './describe-state.ts'
import { formatClock } from './format-time.ts'

const NOW = Date.parse('2026-05-15T14:46:04.000Z')
const fee: FeeView = {
  kind: 'network',
  token: 'native',
  symbol: 'SOL',
  decimals: 9,
  amountRaw: '105000',
  amountUsd: 0.02,
}
const receipt = { quoted: [], executed: [], fees: [fee], confirmedAt: null }
const say = (changes: Parameters<typeof makeIntent>[0]) => describeState(makeIntent(changes), NOW)

describe('describeState', () => {
  it('an unknown outcome says since when, when it was checked, and not to repeat it', () => {
    const checkedAt = '2026-05-15T14:38:02.000Z'
    expect(say({ state: 'UNKNOWN', checkedAt })).toBe(
      `No answer for 13 min. Checked ${formatClock(checkedAt)}. Don’t repeat it.`,
    )
    expect(say({ state: 'UNKNOWN' })).toContain('Not checked yet.')
  })

  it('a failure says what was still paid, to the last digit', () => {
    const failure = toFailure(chainErrors.reverted({ text: 'price moved past 10% slippage' }))
    const failed = { state: 'FAILED', failure, receipt } as const
    expect(say({ ...failed, transactionId: 'x' })).toBe(
      'price moved past 10% slippage. Still paid: 0.000105 SOL.',
    )
  })

  it('a failure before sending has cost nothing; one without fees yet claims nothing', () => {
    expect(say({ state: 'FAILED', receipt })).toBe('It did not go through. Nothing was paid.')
    expect(say({ state: 'FAILED', transactionId: 'x' })).toBe('It did not go through.')
  })

  it('what is confirmed says who asked for it', () => {
    expect(say({})).toBe('By you')
    expect(say({ origin: 'agent' })).toBe('Chat')
  })

  it('what is on the network says for how long', () => {
    expect(say({ state: 'SUBMITTED', origin: 'conditional' })).toBe(
      'Conditional Engine, on the network for 13 min',
    )
  })

  it('what its lane holds up says why', () => {
    expect(say({ state: 'APPROVED', heldUp: 'The price is not known' })).toBe(
      'By you, building and simulating the transaction. Held up: The price is not known.',
    )
  })

  it.each(INTENT_STATES)('%s has its sentence', (state) => {
    expect(say({ state })).not.toBe('')
  })
})
