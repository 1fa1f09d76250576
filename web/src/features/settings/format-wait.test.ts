import { expect, it } from 'vitest'
import { formatWait } from './format-wait.ts'

it.each([
  [1, '1 min'],
  [60_000, '1 min'],
  [60_001, '2 min'],
  [24 * 3_600_000, '24 h'],
  [24 * 3_600_000 - 1, '24 h'],
  [17 * 3_600_000 + 20 * 60_000, '17 h 20 min'],
])('%d ms is %s', (waitMs, words) => {
  expect(formatWait(waitMs)).toBe(words)
})
