import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLooserLimit, LIMIT_NAMES, type LimitName, type Limits, RAISE_DELAY_MS } from './limits.ts'
import { applyDueRaises, planChange, type SafetyBefore } from './plan-change.ts'

const limits = { perTransactionUsd: 1_000, rolling24hUsd: 2_000, newRecipientDelayHours: 24 }
const NOW = 1_800_000_000_000
const raise = (limit: LimitName, value: number) => ({
  limit,
  value,
  requestedAtMs: NOW - 3_600_000,
  startsAtMs: NOW - 3_600_000 + RAISE_DELAY_MS,
})
const looserOf = (from: Limits, to: Limits) =>
  LIMIT_NAMES.filter((limit) => isLooserLimit(limit, { from: from[limit], to: to[limit] }))
const plan = (before: Partial<SafetyBefore>) =>
  planChange({ limits, raises: [], change: {}, nowMs: NOW, ...before })

describe('planChange', () => {
  it('lowers at once and asks for nothing', () => {
    expect(plan({ change: { perTransactionUsd: 750 } })).toEqual({
      limits: { ...limits, perTransactionUsd: 750 },
      raises: [],
      needsProof: false,
    })
  })

  it('raises after 24 hours, with a proof', () => {
    expect(plan({ change: { rolling24hUsd: 3_000 } })).toEqual({
      limits,
      raises: [
        { limit: 'rolling24hUsd', value: 3_000, requestedAtMs: NOW, startsAtMs: NOW + RAISE_DELAY_MS },
      ],
      needsProof: true,
    })
  })

  it('takes a shorter wait for new recipients for the loosening it is', () => {
    const { limits: held, raises, needsProof } = plan({ change: { newRecipientDelayHours: 0 } })
    expect([held, raises.map(({ limit }) => limit), needsProof]).toEqual([
      limits,
      ['newRecipientDelayHours'],
      true,
    ])
  })

  it('does both when one limit gets stricter and another looser', () => {
    const both = plan({ change: { perTransactionUsd: 500, rolling24hUsd: 9_000 } })
    expect(both.limits).toEqual({ ...limits, perTransactionUsd: 500 })
    expect(both.raises.map(({ value }) => value)).toEqual([9_000])
  })

  it('takes a waiting raise back when its limit is lowered, and leaves the others alone', () => {
    const raises = [raise('perTransactionUsd', 5_000), raise('rolling24hUsd', 3_000)]
    const after = plan({ raises, change: { rolling24hUsd: 1_500 } })
    expect(after.raises).toEqual([raise('perTransactionUsd', 5_000)])
    expect(after.needsProof).toBe(false)
  })

  it('setting what holds already takes the raise back', () => {
    const raises = [raise('rolling24hUsd', 3_000)]
    expect(plan({ raises, change: { rolling24hUsd: 2_000 } })).toEqual({
      limits,
      raises: [],
      needsProof: false,
    })
  })

  it('a smaller raise keeps its time, a larger one starts again', () => {
    const raises = [raise('rolling24hUsd', 3_000)]
    const smaller = plan({ raises, change: { rolling24hUsd: 2_500 } })
    expect(smaller).toMatchObject({ raises: [{ ...raise('rolling24hUsd', 2_500) }], needsProof: false })
    const larger = plan({ raises, change: { rolling24hUsd: 3_001 } })
    expect(larger).toMatchObject({ raises: [{ startsAtMs: NOW + RAISE_DELAY_MS }], needsProof: true })
  })

  it('never makes anything looser at once, and never lets a raise wait less than its time without a proof', () => {
    const numbers = fc.integer({ min: 1, max: 9 })
    const all = fc.record({
      perTransactionUsd: numbers,
      rolling24hUsd: numbers,
      newRecipientDelayHours: numbers,
    })
    const some = fc.record(
      { perTransactionUsd: numbers, rolling24hUsd: numbers, newRecipientDelayHours: numbers },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(all, some, some, (held, first, second) => {
        const one = planChange({ limits: held, raises: [], change: first, nowMs: NOW })
        const two = planChange({
          limits: one.limits,
          raises: one.raises,
          change: second,
          nowMs: NOW + 1_000,
        })
        expect(looserOf(held, one.limits)).toEqual([])
        expect(looserOf(one.limits, two.limits)).toEqual([])
        const reached = applyDueRaises(one.limits, one.raises)
        const later = applyDueRaises(two.limits, two.raises)
        if (!two.needsProof) expect(looserOf(reached, later)).toEqual([])
        for (const { startsAtMs, requestedAtMs } of two.raises) {
          expect(startsAtMs - requestedAtMs).toBe(RAISE_DELAY_MS)
        }
        for (const limit of LIMIT_NAMES) {
          const wanted = second[limit] ?? first[limit] ?? held[limit]
          expect(later[limit]).toBe(wanted)
        }
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('applyDueRaises', () => {
  it('raises what is due', () => {
    expect(applyDueRaises(limits, [raise('rolling24hUsd', 3_000)]).rolling24hUsd).toBe(3_000)
  })

  it('never makes a limit stricter: it may have been changed since', () => {
    expect(applyDueRaises(limits, [raise('rolling24hUsd', 100)])).toEqual(limits)
  })
})
