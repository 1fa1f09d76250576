import { describe, expect, it } from 'vitest'
import {
  digits,
  epochMsOrNull,
  epochSeconds,
  figure,
  moment,
  momentOrNull,
  names,
  textOrNull,
} from './read-fields.ts'

describe('figures', () => {
  it.each([
    [1.5, 1.5],
    ['-12.25', -12.25],
    ['1e-7', 1e-7],
    [21_000_000_000_000_000_000n, 2.1e19],
  ])('%s is %s', (told, expected) => {
    expect(figure.parse(told)).toBe(expected)
  })

  it.each(['', ' ', 'NaN', 'Infinity', '0x10', '12 SOL', null, true, Number.NaN])('%s is none', (told) => {
    expect(figure.safeParse(told).success).toBe(false)
  })

  it('keep every digit of an amount', () => {
    expect(digits.parse(123456789012345678901234567890n)).toBe('123456789012345678901234567890')
    expect(digits.safeParse('-1').success).toBe(false)
    expect(digits.safeParse(1.5).success).toBe(false)
  })
})

describe('moments', () => {
  it.each([
    ['2026-11-15T10:00:00', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:00:00Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:00:00+02:00', '2026-11-15T08:00:00.000Z'],
    ['2026-11-15', '2026-11-15T00:00:00.000Z'],
  ])('%s', (told, expected) => {
    expect(moment.parse(told)).toBe(expected)
  })

  it('are none where nothing says them', () => {
    expect(moment.safeParse('yesterday').success).toBe(false)
    expect(momentOrNull.parse('yesterday')).toBeNull()
    expect(epochSeconds.parse('1551157200')).toBe('2019-02-26T05:00:00.000Z')
    expect(epochSeconds.safeParse(1e15).success).toBe(false)
    expect(epochMsOrNull.parse(null)).toBeNull()
  })
})

describe('words', () => {
  it('that say nothing are none', () => {
    expect(textOrNull(10).parse('\u200b\u200d')).toBeNull()
    expect(textOrNull(10).parse(undefined)).toBeNull()
    expect(textOrNull(3).parse('abcdef')).toBe('ab…')
  })

  it('come in lists that end', () => {
    expect(names.parse(Array.from({ length: 99 }, (_, each) => `n${each}`))).toHaveLength(30)
    expect(names.parse(null)).toEqual([])
  })
})
