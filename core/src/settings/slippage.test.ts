import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, vaultSettings } from './contract.ts'
import { SLIPPAGE_RANGES, SLIPPAGE_STEP, slippageBand } from './slippage.ts'

describe('slippage', () => {
  it('R1-255 R1-256 R1-257 R1-258 R1-259 has one step, and a range for each kind', () => {
    expect(SLIPPAGE_STEP).toBe(0.1)
    expect(SLIPPAGE_RANGES).toEqual({
      swap: { max: 25 },
      pump: { max: 40 },
      lp: { max: 20 },
      trenches: { max: 25 },
    })
  })

  it.each([
    ['swapSlippage', 25],
    ['pumpSlippage', 40],
    ['lpSlippage', 20],
    ['trenchesSlippage', 25],
  ] as const)('R1-255 %s is taken from 0 to %d in steps of 0.1 and not beyond', (field, max) => {
    const isTaken = (pct: number) => vaultSettings.shape[field].safeParse(pct).success
    for (let tenths = 0; tenths <= max * 10; tenths += 1) expect(isTaken(tenths / 10)).toBe(true)
    for (const pct of [-0.1, max + 0.1, 0.15, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([pct, isTaken(pct)]).toEqual([pct, false])
    }
  })

  it.each([
    [0, 'Low'],
    [0.4, 'Low'],
    [0.5, 'Normal'],
    [2, 'Normal'],
    [5, 'Normal'],
    [5.1, 'High'],
    [40, 'High'],
  ])('R1-263 %d per cent is %s', (pct, band) => {
    expect(slippageBand(pct)).toBe(band)
  })

  it('R1-331 is 2, 10, 10 and 10 where nobody set it', () => {
    const { swapSlippage, pumpSlippage, lpSlippage, trenchesSlippage } = DEFAULT_SETTINGS
    expect([swapSlippage, pumpSlippage, lpSlippage, trenchesSlippage]).toEqual([2, 10, 10, 10])
  })
})
