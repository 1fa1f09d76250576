import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyFromCurve, type Curve, sellToCurve } from './curve-trade.ts'

const SOL = 1_000_000_000n
const fresh: Curve = {
  virtualTokenRaw: 1_073_000_000_000_000n,
  virtualQuoteRaw: 30n * SOL,
  realTokenRaw: 793_100_000_000_000n,
  realQuoteRaw: 0n,
}

describe('trading on a curve', () => {
  it('sells tokens along the constant product, less one per cent', () => {
    // 1.073e15 × 0.99 / 30.99
    expect(buyFromCurve(fresh, SOL)).toBe(34_277_831_558_567n)
  })

  it('has no more than its real reserves', () => {
    expect(buyFromCurve(fresh, 84n * SOL)).not.toBeNull()
    expect(buyFromCurve(fresh, 200n * SOL)).toBeNull()
    expect(sellToCurve(fresh, 1_000_000n)).toBeNull()
  })

  it('never pays out more than came in', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 80n * SOL }), (lamports) => {
        const tokens = buyFromCurve(fresh, lamports)
        if (tokens === null) throw new Error('the curve should have had enough')
        const after: Curve = {
          virtualTokenRaw: fresh.virtualTokenRaw - tokens,
          virtualQuoteRaw: fresh.virtualQuoteRaw + lamports,
          realTokenRaw: fresh.realTokenRaw - tokens,
          realQuoteRaw: lamports,
        }
        const back = sellToCurve(after, tokens)
        expect(back === null || back <= lamports).toBe(true)
      }),
    )
  })
})
