import { describe, expect, it } from 'vitest'
import { countZeros, exactPrice, shortenZeros, showPrice, writePrice } from './show-price.ts'

describe('showPrice', () => {
  it.each([
    [null, '–'],
    [0, '$0.00'],
    [-1, '$0.00'],
    [1, '$1.00'],
    [1_234.5, '$1,234.50'],
    [64_000, '$64,000.00'],
    [151.2249, '$151.22'],
    [0.51274, '$0.5127'],
    [0.02, '$0.02000'],
    [0.00012345, '$0.0001234'],
    [0.000012345, '$0.0₄1234'],
    [0.0000203318, '$0.0₄2033'],
    [0.0000000001874, '$0.0₉1874'],
    [1e-12, '$0.0₁₁1000'],
  ])('shows %s as %s', (priceUsd, text) => {
    expect(showPrice(priceUsd)).toBe(text)
  })

  it.each([
    [0.99994, '$0.9999'],
    [0.99995, '$1.00'],
    [0.999999, '$1.00'],
    [0.000099996, '$0.0001000'],
    [0.0000099996, '$0.0₄1000'],
  ])('keeps to four digits where %s is rounded up to %s', (priceUsd, text) => {
    expect(showPrice(priceUsd)).toBe(text)
  })
})

it('writes every zero where a price is read out', () => {
  expect([writePrice(0.0000203318), writePrice(1e-12), writePrice(151.2249)]).toEqual([
    '$0.00002033',
    '$0.000000000001000',
    '$151.22',
  ])
})

it('tells every digit in a tooltip, never in exponent form', () => {
  expect([exactPrice(0.000020331845), exactPrice(1.07e-9), exactPrice(1_234.5), exactPrice(0)]).toEqual([
    '$0.000020331845',
    '$0.00000000107',
    '$1,234.5',
    '$0',
  ])
})

it('counts zeros from four on', () => {
  expect(countZeros('$0.0001234')).toBeNull()
  expect(countZeros('$0.00001234')).toEqual({ lead: '$0.0', count: 4, rest: '1234' })
  expect(countZeros('10.00001234')).toBeNull()
  expect([shortenZeros('0.00000000120'), shortenZeros('0.0000'), shortenZeros('12.5')]).toEqual([
    '0.0₈120',
    '0.0000',
    '12.5',
  ])
})
