import { describe, expect, it } from 'vitest'
import { compactCount, compactUsd, formatAge, formatFigure, shortAmount } from './format-card.ts'

describe('figures of cards', () => {
  it.each([
    [1_620_000_000, '$1.62B'],
    [84_600_000, '$84.6M'],
    [94_000, '$94.0K'],
    [674_000_000, '$674M'],
    [12.5, '$12.50'],
    [-2_500_000, '−$2.50M'],
    [-12.5, '−$12.50'],
    [null, '–'],
  ])('%s USD reads %s', (value, text) => expect(compactUsd(value)).toBe(text))

  it.each([
    ['1204.50000001', '1,204.5'],
    ['18.421306', '18.4213'],
    ['0.000000000000000001', '<0.0001'],
    ['2000000', '2,000,000'],
  ])('an amount of %s reads %s in a list', (exact, text) => expect(shortAmount(exact)).toBe(text))

  it('counts, percents and scores by their unit; what nobody knows is a dash', () => {
    expect(compactCount(1_234_567)).toBe('1.23M')
    expect(formatFigure(12.345, 'pct')).toBe('12.35%')
    expect(formatFigure(71, 'score')).toBe('71')
    expect(formatFigure(null, 'usd')).toBe('–')
  })

  it('tells an age in hours, then in days', () => {
    expect(formatAge(90_000)).toBe('1 hour')
    expect(formatAge(30 * 3_600_000)).toBe('30 hours')
    expect(formatAge(9 * 24 * 3_600_000)).toBe('9 days')
    expect(formatAge(null)).toBe('–')
  })
})
