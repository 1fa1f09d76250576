import { expect, it } from 'vitest'
import { readNumber, scaleNumber } from './read-number.ts'

it.each([
  ['0.5', '0.5', true],
  ['.5', '0.5', true],
  ['007', '7', true],
  ['1,000', '1000', true],
  ['1,234,567.89', '1234567.89', true],
  ['2k', '2000', true],
  ['1.5m', '1500000', true],
  ['0.50', '0.5', true],
  ['0,5', '0.5', false],
  ['2.500.000', '2500000', false],
  ['1.500,25', '1500.25', false],
])('%s is %s', (text, digits, isPlain) => expect(readNumber(text)).toEqual({ digits, isPlain }))

it.each(['', 'k', '1.2.3', '1,2,3', '5x', '1e5'])('%s is no number', (text) =>
  expect(readNumber(text)).toBeNull(),
)

it('moves the point and never rounds', () => {
  expect(scaleNumber('0.123456789012345678', 'k')).toBe('123.456789012345678')
  expect(scaleNumber('3', 'billion')).toBe('3000000000')
})
