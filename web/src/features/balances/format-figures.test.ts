import { describe, expect, it } from 'vitest'
import { directionOf, fitUsd, formatPercent, formatTick, formatTransfer } from './format-figures.ts'

describe('figures of the balances panels', () => {
  it.each([
    [2.314, '+2.31%', 'up'],
    [-7.16, '\u22127.16%', 'down'],
    [0.049, '+0.05%', 'none'],
    [-0.01, '\u22120.01%', 'none'],
    [-0.004, '0.00%', 'none'],
    [123_456.789, '+123K%', 'up'],
  ])('writes %d per cent as %s, going %s', (percent, text, direction) => {
    expect(formatPercent(percent)).toBe(text)
    expect(directionOf(percent)).toBe(direction)
  })

  it.each([
    [96, 2, '$96.00'],
    [13_600, 200, '$13.6K'],
    [14_000, 500, '$14.0K'],
    [14_450, 50, '$14.45K'],
    [14_425, 25, '$14.425K'],
    [1_250_000, 50_000, '$1.25M'],
    [98_000_000_000_000_000, 1e15, '$98,000T'],
  ])('labels the axis at %d in steps of %d with %s', (usd, step, text) => {
    expect(formatTick(usd, step)).toBe(text)
  })

  it('keeps every digit that has room, and else shows three of them', () => {
    expect(fitUsd('$7,880.68', 7_880.68, 10)).toBe('$7,880.68')
    expect(fitUsd('$98,765,432,109,876.55', 98_765_432_109_876.55, 10)).toBe('$98.8T')
  })

  it.each([
    [100_000n, 9, '+0.0001'],
    [99_999n, 9, '+9.9999e-5'],
    [-200n, 9, '\u22122e-7'],
    [1_250_500_000n, 6, '+1,250.5'],
    [-5_000_000_000n, 9, '\u22125'],
    [0n, 9, '+0'],
    [7n, 2, '+0.07'],
  ])('R2-317 shows a transfer of %d at %d decimals as %s', (raw, decimals, text) => {
    expect(formatTransfer(raw, decimals)).toBe(text)
  })
})
