import { expect, it } from 'vitest'
import { sayPreview } from './say-preview.ts'

const NOW = Date.parse('2026-05-14T12:00:00Z')
const at = (...days: string[]) => days.map((day) => `2026-${day}T12:00:00.000Z`)

it.each([
  [[], 'In the last 30 days: never.'],
  [at('05-02'), 'In the last 30 days: once, on 2 May.'],
  [at('05-02', '05-03'), 'In the last 30 days: 2 times, on 2 and 3 May.'],
  [at('05-02', '05-02'), 'In the last 30 days: 2 times, on 2 May.'],
  [at('04-30', '05-02'), 'In the last 30 days: 2 times, on 30 Apr and 2 May.'],
  [at('05-02', '05-03', '05-09'), 'In the last 30 days: 3 times, on 2, 3 and 9 May.'],
  [at('05-02', '05-03', '05-09', '05-10'), 'In the last 30 days: 4 times, last on 10 May.'],
])('%o', (times, sentence) => {
  expect(sayPreview(times, NOW)).toBe(sentence)
})
