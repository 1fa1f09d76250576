import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinePrices, FRESH_MS } from './combine-prices.ts'
import type { PriceTick } from './price-tick.ts'

const NOW = 1_800_000_000_000

function tick(source: string, priceUsd: number, change: Partial<PriceTick> = {}): PriceTick {
  return { token: 'solana:native', source, priceUsd, observedAtMs: NOW, confidenceBps: 5, ...change }
}

describe('prices of several sources', () => {
  it('agree in the middle', () => {
    expect(combinePrices([tick('a', 100), tick('b', 101), tick('c', 100.5)], NOW)).toMatchObject({
      priceUsd: 100.5,
      state: 'agreed',
      sources: ['a', 'b', 'c'],
    })
  })

  it('are disputed when they lie apart, and as unsure as they lie apart', () => {
    const combined = combinePrices([tick('a', 100), tick('b', 110)], NOW)
    expect(combined).toMatchObject({ priceUsd: 105, state: 'disputed' })
    expect(combined?.confidenceBps).toBeCloseTo((10 / 105) * 10_000 * 0.5)
  })

  it('leave out a source that has been silent', () => {
    const old = tick('b', 250, { observedAtMs: NOW - FRESH_MS - 1 })
    expect(combinePrices([tick('a', 100), old], NOW)).toMatchObject({ priceUsd: 100, state: 'single' })
  })

  it('are the last word, and say so, when all are silent', () => {
    const older = tick('a', 90, { observedAtMs: NOW - 10 * FRESH_MS })
    const newer = tick('b', 95, { observedAtMs: NOW - 2 * FRESH_MS })
    expect(combinePrices([older, newer], NOW)).toMatchObject({ priceUsd: 95, state: 'stale', sources: ['b'] })
  })

  it('are nothing when nobody has spoken', () => {
    expect(combinePrices([], NOW)).toBeNull()
  })

  it('never leave the range of what was said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-12, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 7 }),
        (prices) => {
          const combined = combinePrices(
            prices.map((price, index) => tick(`s${index}`, price)),
            NOW,
          )
          expect(combined?.priceUsd).toBeGreaterThanOrEqual(Math.min(...prices))
          expect(combined?.priceUsd).toBeLessThanOrEqual(Math.max(...prices))
        },
      ),
    )
  })
})
