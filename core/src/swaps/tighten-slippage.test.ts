import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterSlippage, slippageThatKeeps } from './tighten-slippage.ts'

describe('slippage that keeps a promise', () => {
  it.each([
    [1_000n, 990n, 90],
    [1_000n, 1_000n, 0],
    [995n, 990n, 45],
    [989n, 990n, null],
    [0n, 1n, null],
  ])('of %s for at least %s it is %s', (buyAmountRaw, minBuyAmountRaw, slippageBps) => {
    expect(slippageThatKeeps({ buyAmountRaw, minBuyAmountRaw })).toBe(slippageBps)
  })

  it('never leaves less than was promised, and still keeps it when the offer sinks by a little', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [minBuyAmountRaw, buyAmountRaw] = one < other ? [one, other] : [other, one]
        const slippageBps = slippageThatKeeps({ buyAmountRaw, minBuyAmountRaw })
        if (slippageBps === null) throw new Error('an offer above the promise always keeps it')
        expect(afterSlippage(buyAmountRaw, slippageBps)).toBeGreaterThanOrEqual(minBuyAmountRaw)
        const sunk = buyAmountRaw - (buyAmountRaw - minBuyAmountRaw) / 10n
        expect(afterSlippage(sunk, slippageBps)).toBeGreaterThanOrEqual(minBuyAmountRaw)
      }),
    )
  })
})
