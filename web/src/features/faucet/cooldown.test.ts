import { expect, it } from 'vitest'
import { formatSeconds } from './cooldown.ts'

it.each([
  [0, '0:00'],
  [7, '0:07'],
  [60, '1:00'],
  [125, '2:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})
