import { describe, expect, it } from 'vitest'
import { formatRelative } from './format-relative.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

describe('formatRelative', () => {
  it.each([
    ['2026-11-15T12:00:30Z', 'just now'],
    ['2026-11-15T11:59:01Z', 'just now'],
    ['2026-11-15T11:59:00Z', '1 minute ago'],
    ['2026-11-15T11:00:01Z', '59 minutes ago'],
    ['2026-11-15T10:00:00Z', '2 hours ago'],
    ['2026-11-11T12:00:00Z', '4 days ago'],
    ['2026-10-25T12:00:00Z', '3 weeks ago'],
    ['2026-09-10T12:00:00Z', '2 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
  ])('R1-131 tells %s as %s', (iso, text) => {
    expect(formatRelative(iso, NOW)).toBe(text)
  })
})
