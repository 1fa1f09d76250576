import { expect, it } from 'vitest'
import { showAge } from './show-age.ts'

it.each([
  [-5_000, '0 s'],
  [18_900, '18 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [86_399_999, '23 h'],
  [30 * 86_400_000, '30 d'],
])('an age of %i ms reads %s', (ageMs, text) => {
  expect(showAge(ageMs)).toBe(text)
})
