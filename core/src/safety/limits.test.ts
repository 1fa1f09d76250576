import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_POLICY, type VaultPolicy } from '../signing/sign-contract.ts'
import { isLooser, roundToCents } from './limits.ts'

const policies = fc.record({
  perTransactionUsd: fc.integer({ min: 1, max: 20 }),
  rolling24hUsd: fc.integer({ min: 1, max: 20 }),
  newRecipientDelayHours: fc.integer({ min: 0, max: 6 }),
  isPaused: fc.boolean(),
})

/** What a policy lets through, written as a question about one payment and not about two policies. */
function allows(policy: VaultPolicy, payment: { usd: number; spentUsd: number; ageHours: number }): boolean {
  return (
    !policy.isPaused &&
    payment.usd <= policy.perTransactionUsd &&
    payment.usd + payment.spentUsd <= policy.rolling24hUsd &&
    payment.ageHours >= policy.newRecipientDelayHours
  )
}
const payments = fc.record({
  usd: fc.integer({ min: 1, max: 20 }),
  spentUsd: fc.integer({ min: 0, max: 20 }),
  ageHours: fc.integer({ min: 0, max: 6 }),
})

describe('isLooser', () => {
  it.each([
    ['nothing', {}, false],
    ['a higher cap per transaction', { perTransactionUsd: 10_001 }, true],
    ['a lower cap per transaction', { perTransactionUsd: 9_999 }, false],
    ['a higher cap of a day', { rolling24hUsd: 25_000.01 }, true],
    ['a lower cap of a day', { rolling24hUsd: 1 }, false],
    ['a longer wait for new recipients', { newRecipientDelayHours: 25 }, false],
    ['a shorter wait for new recipients', { newRecipientDelayHours: 23 }, true],
    ['no wait for new recipients', { newRecipientDelayHours: 0 }, true],
    ['a pause', { isPaused: true }, false],
    ['one lower and one higher', { perTransactionUsd: 1, rolling24hUsd: 30_000 }, true],
  ] as const)('says of %s: %s', (_what, change, looser) => {
    const from = { ...DEFAULT_POLICY, newRecipientDelayHours: 24 }
    expect(isLooser(from, { ...from, ...change })).toBe(looser)
  })

  it('says of the end of a pause: looser, whatever else gets stricter', () => {
    const paused = { ...DEFAULT_POLICY, isPaused: true }
    expect(isLooser(paused, { ...paused, isPaused: false, perTransactionUsd: 1 })).toBe(true)
  })

  it('lets no payment through that was refused before, unless it says so', () => {
    fc.assert(
      fc.property(policies, policies, payments, (from, to, payment) => {
        if (!allows(from, payment) && allows(to, payment)) expect(isLooser(from, to)).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('of a change and its way back at least one is looser, unless nothing changed', () => {
    fc.assert(
      fc.property(policies, policies, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other)
        expect(isLooser(one, other) || isLooser(other, one)).toBe(!same)
      }),
    )
  })
})

it('a limit that comes back a millionth smaller is the same limit', () => {
  const kept = { ...DEFAULT_POLICY, perTransactionUsd: 2.009999, rolling24hUsd: 3_000 }
  expect(roundToCents(kept)).toEqual({ ...kept, perTransactionUsd: 2.01 })
})
