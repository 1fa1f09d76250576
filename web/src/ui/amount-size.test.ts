import { describe, expect, it } from 'vitest'
import { amountClasses, amountSize } from './amount-size.ts'

describe('amountSize', () => {
  it.each([
    [1, 'hero'],
    [11, 'hero'],
    [12, 'heading'],
    [15, 'heading'],
    [16, 'figure'],
    [18, 'figure'],
    [19, 'title'],
    [80, 'title'],
  ] as const)('an amount of %i characters is set in %s', (length, size) => {
    expect(amountSize('9'.repeat(length))).toBe(size)
  })

  it('goes one step down in a narrow panel', () => {
    expect(amountClasses('9'.repeat(15))).toContain('@max-narrow/panel:text-figure')
    expect(amountClasses('9'.repeat(18))).toContain('@max-narrow/panel:text-title')
  })
})
