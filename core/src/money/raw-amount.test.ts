import { describe, expect, it } from 'vitest'
import { type RawAmount, rawAmount, rawChange, rawFigure } from './raw-amount.ts'

const MOST_DIGITS = '9'.repeat(78)

describe('raw amounts as text', () => {
  it.each([
    ['1', { amount: true, figure: true, change: true }],
    [MOST_DIGITS, { amount: true, figure: true, change: true }],
    ['0', { amount: false, figure: true, change: true }],
    ['007', { amount: false, figure: true, change: true }],
    ['-1', { amount: false, figure: false, change: true }],
    [`-${MOST_DIGITS}`, { amount: false, figure: false, change: true }],
    ['1.5', { amount: false, figure: false, change: false }],
    ['', { amount: false, figure: false, change: false }],
    ['-', { amount: false, figure: false, change: false }],
    [' 1', { amount: false, figure: false, change: false }],
    ['1e3', { amount: false, figure: false, change: false }],
    ['0x1', { amount: false, figure: false, change: false }],
    [`${MOST_DIGITS}9`, { amount: false, figure: false, change: false }],
    [`-${MOST_DIGITS}9`, { amount: false, figure: false, change: false }],
    [1, { amount: false, figure: false, change: false }],
    [1n, { amount: false, figure: false, change: false }],
  ])('%o is %o', (value, accepted) => {
    expect({
      amount: rawAmount.safeParse(value).success,
      figure: rawFigure.safeParse(value).success,
      change: rawChange.safeParse(value).success,
    }).toEqual(accepted)
  })

  it('stay the text that they were', () => {
    expect(rawAmount.parse(MOST_DIGITS)).toBe(MOST_DIGITS)
    expect(rawFigure.parse('007')).toBe('007')
    expect(rawChange.parse('-1')).toBe('-1')
  })

  it('are no amounts as people write them', () => {
    const whole: RawAmount = '-15'
    const made: RawAmount = `${10n ** 18n}`
    // @ts-expect-error It is in the unit people use.
    const typed: RawAmount = '1.5'
    expect([whole, made, typed]).toEqual(['-15', '1000000000000000000', '1.5'])
  })
})
