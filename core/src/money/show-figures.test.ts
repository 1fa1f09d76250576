import { describe, expect, it } from 'vitest'
import {
  countOf,
  listOf,
  sayChange,
  showCompactUsd,
  showPercent,
  showSmallUsd,
  showUsd,
} from './show-figures.ts'

describe('figures in sentences', () => {
  it.each([
    [1_620_000_000, '$1.62B'],
    [84_600_000, '$84.6M'],
    [94_000, '$94.0K'],
    [674_000_000, '$674M'],
    [12.5, '$12.50'],
    [null, '–'],
  ])('%s is %s in short', (value, text) => expect(showCompactUsd(value)).toBe(text))

  it('signs, cents and next to nothing', () => {
    expect([showUsd(4.205), showUsd(0.001), showUsd(-336.84), showUsd(null)]).toEqual([
      '$4.21',
      '< $0.01',
      '−$336.84',
      '–',
    ])
    expect([showPercent(8.416), showPercent(-3.18), showPercent(0.001)]).toEqual([
      '+8.42%',
      '−3.18%',
      '0.00%',
    ])
    expect([sayChange(2), sayChange(-2), sayChange(0.04), sayChange(null)]).toEqual([
      'up 2.00%',
      'down 2.00%',
      'little changed',
      'with no known change',
    ])
  })

  it.each([
    [0.41234, '$0.41'],
    [0.000751, '$0.0008'],
    [0.00000012, '$0.0000001'],
    [0.0099, '$0.01'],
    [0, '$0.00'],
    [null, '–'],
  ])('%s is %s as a fee', (value, text) => expect(showSmallUsd(value)).toBe(text))

  it('counts and lists', () => {
    expect([countOf(1, 'token'), countOf(2_000, 'token')]).toEqual(['1 token', '2,000 tokens'])
    expect([listOf([]), listOf(['A']), listOf(['A', 'B', 'C'])]).toEqual(['', 'A', 'A, B and C'])
  })
})
