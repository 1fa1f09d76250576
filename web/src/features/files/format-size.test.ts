import { expect, it } from 'vitest'
import { formatKilobytes } from './format-size.ts'

it.each([
  [0, '0.0 KB'],
  [1, '0.1 KB'],
  [1024, '1.0 KB'],
  [12_700, '12.4 KB'],
  [5 * 1024 * 1024, '5,120.0 KB'],
])('R1-147 %i bytes read %s', (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text)
})
