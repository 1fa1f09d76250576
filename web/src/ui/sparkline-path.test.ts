import { describe, expect, it } from 'vitest'
import { sparklinePath } from './sparkline-path.ts'

describe('sparklinePath', () => {
  it('spans the box with straight segments, highest value at the top', () => {
    expect(sparklinePath([0, 10, 5], { width: 20, height: 12 })).toBe('M0 11L10 1L20 6')
  })
  it('draws a flat series in the middle instead of dividing by zero', () => {
    expect(sparklinePath([7, 7], { width: 10, height: 10 })).toBe('M0 5L10 5')
  })
  it('draws nothing from fewer than two readings', () => {
    expect(sparklinePath([7], { width: 10, height: 10 })).toBe('')
  })
})
