import { describe, expect, it } from 'vitest'
import { formatAgo, formatClock, formatDay } from './format-when.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

describe('formatAgo', () => {
  it.each([
    ['2026-11-15T12:00:05Z', 'just now'],
    ['2026-11-15T11:59:48Z', '12 s ago'],
    ['2026-11-15T11:00:01Z', '59 min ago'],
    ['2026-11-14T13:00:00Z', '23 h ago'],
    ['2026-11-01T12:00:00Z', '1 Nov'],
    ['2025-05-16T12:00:00Z', '16 May 2025'],
  ])('%s', (iso, text) => {
    expect(formatAgo(iso, now)).toBe(text)
  })
})

it('names the year only when it is another one', () => {
  expect(formatDay('2026-01-02T12:00:00Z', now)).toBe('2 Jan')
})

it('writes the time of day as the clock on the wall does', () => {
  const at = new Date(2026, 10, 15, 9, 4, 59)
  expect([formatClock(at.getTime()), formatClock(at.toISOString())]).toEqual(['09:04', '09:04'])
})
