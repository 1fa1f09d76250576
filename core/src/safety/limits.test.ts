import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_POLICY } from '../signing/sign-contract.ts'
import { isLooserLimit, LIMIT_NAMES, type Limits, roundToCents } from './limits.ts'

const limits = fc.record({
  perTransactionUsd: fc.integer({ min: 1, max: 20 }),
  rolling24hUsd: fc.integer({ min: 1, max: 20 }),
  newRecipientDelayHours: fc.integer({ min: 0, max: 6 }),
})

/** What limits let through, written as a question about one payment and not about two sets of limits. */
function allows(held: Limits, payment: { usd: number; spentUsd: number; ageHours: number }): boolean {
  return (
    payment.usd <= held.perTransactionUsd &&
    payment.usd + payment.spentUsd <= held.rolling24hUsd &&
    payment.ageHours >= held.newRecipientDelayHours
  )
}
const payments = fc.record({
  usd: fc.integer({ min: 1, max: 20 }),
  spentUsd: fc.integer({ min: 0, max: 20 }),
  ageHours: fc.integer({ min: 0, max: 6 }),
})

const looserOf = (from: Limits, to: Limits) =>
  LIMIT_NAMES.filter((limit) => isLooserLimit(limit, { from: from[limit], to: to[limit] }))

describe('isLooserLimit', () => {
  it.each([
    ['the same cap per transaction', 'perTransactionUsd', 10_000, 10_000, false],
    ['a higher cap per transaction', 'perTransactionUsd', 10_000, 10_001, true],
    ['a lower cap per transaction', 'perTransactionUsd', 10_000, 9_999, false],
    ['a higher cap of a day', 'rolling24hUsd', 25_000, 25_000.01, true],
    ['a lower cap of a day', 'rolling24hUsd', 25_000, 1, false],
    ['a longer wait for new recipients', 'newRecipientDelayHours', 24, 25, false],
    ['a shorter wait for new recipients', 'newRecipientDelayHours', 24, 23, true],
    ['no wait for new recipients', 'newRecipientDelayHours', 24, 0, true],
  ] as const)('says of %s', (_what, limit, from, to, looser) => {
    expect(isLooserLimit(limit, { from, to })).toBe(looser)
  })

  it('lets no payment through that was refused before, unless it says so of a limit', () => {
    fc.assert(
      fc.property(limits, limits, payments, (from, to, payment) => {
        if (!allows(from, payment) && allows(to, payment)) expect(looserOf(from, to)).not.toEqual([])
      }),
      { numRuns: 5_000 },
    )
  })

  it('of a change and its way back exactly one is looser, unless nothing changed', () => {
    fc.assert(
      fc.property(limits, limits, (one, other) => {
        const changed = LIMIT_NAMES.filter((limit) => one[limit] !== other[limit])
        expect([...looserOf(one, other), ...looserOf(other, one)].sort()).toEqual(changed.toSorted())
      }),
    )
  })
})

it('a limit that comes back a millionth smaller is the same limit', () => {
  const kept = { ...DEFAULT_POLICY, perTransactionUsd: 2.009999, rolling24hUsd: 3_000 }
  expect(roundToCents(kept)).toEqual({ ...kept, perTransactionUsd: 2.01 })
})
