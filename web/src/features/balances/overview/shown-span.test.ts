import { describe, expect, it } from 'vitest'
import { shownSpan } from './shown-span.ts'

const HOUR_MS = 3_600_000
const END = new Date(2026, 4, 15, 14, 30).getTime()
const lasting = (hours: number) => [END - hours * HOUR_MS, END].map((atMs) => ({ atMs, valueUsd: 1 }))

describe('what the value line covers', () => {
  it('is the chosen span when there are readings for it', () => {
    expect(shownSpan('7d', lasting(7 * 24))).toBe('over 7 days')
    expect(shownSpan('1d', lasting(23))).toBe('over 24 hours')
  })

  it('is never longer than the readings reach back', () => {
    expect(shownSpan('7d', lasting(0.5))).toBe('since 14:00')
    expect(shownSpan('90d', lasting(3 * 24))).toBe('since 12 May')
  })
})
