import { describe, expect, it } from 'vitest'
import { formatChange, toneOfChange } from './format-price.ts'

describe('prices of the market', () => {
  it('changes carry their sign, and next to nothing has no direction', () => {
    expect([formatChange(8.416), formatChange(-3.18)]).toEqual(['+8.42%', '−3.18%'])
    expect(formatChange(-0.001)).toBe('0.00%')
    expect([toneOfChange(0.04), toneOfChange(-0.05), toneOfChange(2)]).toEqual(['neutral', 'down', 'up'])
  })
})
