import { describe, expect, it } from 'vitest'
import { FIRST_DRAFT, priceTextOf, readDraft, repeatOf } from './alert-draft.ts'

describe('a new alert', () => {
  it('begins with a round price a tenth away, on the side that is chosen', () => {
    expect(priceTextOf(FIRST_DRAFT, 0.5127)).toBe('0.5600')
    expect(priceTextOf({ ...FIRST_DRAFT, side: 'below' }, 0.5127)).toBe('0.4600')
    expect(priceTextOf(FIRST_DRAFT, 3_218.55)).toBe('3500.00')
    expect(priceTextOf(FIRST_DRAFT, 0.00001874)).toBe('0.00002100')
    expect(priceTextOf(FIRST_DRAFT, null)).toBe('')
    expect(priceTextOf({ ...FIRST_DRAFT, priceText: '1' }, 0.5)).toBe('1')
  })

  it.each([
    ['0.56', 'above', { kind: 'price', side: 'above', priceUsd: 0.56 }],
    ['1,250.5', 'above', { kind: 'price', side: 'above', priceUsd: 1_250.5 }],
    ['0.4', 'below', { kind: 'price', side: 'below', priceUsd: 0.4 }],
  ] as const)('reads the price %s %s', (priceText, side, rule) => {
    expect(readDraft({ ...FIRST_DRAFT, priceText, side }, 0.5127)).toEqual({ rule, problem: null })
  })

  it.each([
    ['', 'above', 'no-price'],
    ['soon', 'above', 'no-price'],
    ['0', 'below', 'no-price'],
    ['0.5127', 'above', 'already-past'],
    ['0.6', 'below', 'already-past'],
  ] as const)('refuses the price %s %s', (priceText, side, problem) => {
    expect(readDraft({ ...FIRST_DRAFT, priceText, side }, 0.5127)).toEqual({ rule: null, problem })
  })

  it('lets the server judge a price while nobody here knows the one of now', () => {
    expect(readDraft({ ...FIRST_DRAFT, priceText: '2' }, null).problem).toBeNull()
  })

  it('reads the value of a purchase, from $100 on', () => {
    const whale = { ...FIRST_DRAFT, kind: 'whale' } as const
    const rule = { kind: 'whale', valueUsd: 100_000 }
    expect(readDraft(whale, 1)).toEqual({ rule, problem: null })
    expect(readDraft({ ...whale, valueText: '99' }, 1).problem).toBe('no-value')
    expect(readDraft({ ...whale, valueText: '' }, 1).problem).toBe('no-value')
  })

  it('a graduation is told once, whatever was chosen for the others', () => {
    expect(repeatOf({ ...FIRST_DRAFT, kind: 'volume', repeat: 'hourly' })).toBe('hourly')
    expect(repeatOf({ ...FIRST_DRAFT, kind: 'graduation', repeat: 'hourly' })).toBe('once')
  })
})
