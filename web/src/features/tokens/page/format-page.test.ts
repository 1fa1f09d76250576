import { expect, it } from 'vitest'
import { dayChangeUsd, describeAge, describeSpan, writeLike } from './format-page.ts'

const HOUR_MS = 3_600_000

it('works the dollars of a day out of price and percent', () => {
  expect(dayChangeUsd(0.5127, 8.42)).toBeCloseTo(0.0398, 4)
  expect(dayChangeUsd(90, -10)).toBeCloseTo(-10)
  expect(dayChangeUsd(1, -100)).toBe(-1)
})

it('writes it with the decimals of the price', () => {
  expect(writeLike(0.5127, 0.03982)).toBe('$0.0398')
  expect(writeLike(0.00001874, 0.00000061553)).toBe('$0.00000062')
  expect(writeLike(64_210.5, 1_204.333)).toBe('$1,204.33')
})

it.each([
  [-500, '0 s ago'],
  [2_400, '2 s ago'],
  [90_000, '1 min ago'],
  [3 * HOUR_MS, '3 h ago'],
  [50 * HOUR_MS, '2 d ago'],
])('an age of %s ms reads %s', (ageMs, text) => expect(describeAge(ageMs)).toBe(text))

it.each([
  [10_000, '1 min'],
  [5 * HOUR_MS, '5 h'],
  [48 * HOUR_MS, '2 d'],
  [60 * HOUR_MS, '2 d 12 h'],
  [500 * HOUR_MS, '20 d'],
])('a time of %s ms reads %s', (spanMs, text) => expect(describeSpan(spanMs)).toBe(text))
