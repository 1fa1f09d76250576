import { describe, expect, it } from 'vitest'
import { FUTURE_TOLERANCE_MS, judgeTick, TICK_MAX_AGE_MS } from './judge-tick.ts'

const NOW = 1_800_000_000_000
const good = { priceUsd: 1.5, observedAtMs: NOW, confidenceBps: 10 }

describe('a tick', () => {
  it.each([
    ['good', {}],
    ['good', { confidenceBps: 0 }],
    ['good', { observedAtMs: NOW + FUTURE_TOLERANCE_MS }],
    ['good', { observedAtMs: NOW - TICK_MAX_AGE_MS }],
    ['not-a-price', { priceUsd: 0 }],
    ['not-a-price', { priceUsd: -1 }],
    ['not-a-price', { priceUsd: Number.NaN }],
    ['not-a-price', { priceUsd: Number.POSITIVE_INFINITY }],
    ['not-a-price', { confidenceBps: -1 }],
    ['not-a-price', { confidenceBps: Number.NaN }],
    ['not-a-price', { observedAtMs: Number.NaN }],
    ['from-the-future', { observedAtMs: NOW + FUTURE_TOLERANCE_MS + 1 }],
    ['too-old', { observedAtMs: NOW - TICK_MAX_AGE_MS - 1 }],
  ] as const)('is %s with %o', (verdict, change) => {
    expect(judgeTick({ ...good, ...change }, { nowMs: NOW, lastObservedAtMs: undefined })).toBe(verdict)
  })

  it('is news only when it was seen after the last one', () => {
    expect(judgeTick(good, { nowMs: NOW, lastObservedAtMs: NOW - 1 })).toBe('good')
    expect(judgeTick(good, { nowMs: NOW, lastObservedAtMs: NOW })).toBe('not-newer')
    expect(judgeTick(good, { nowMs: NOW, lastObservedAtMs: NOW + 1 })).toBe('not-newer')
  })
})
