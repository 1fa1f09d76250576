import { describe, expect, it } from 'vitest'
import { reachLevel } from './reach-level.ts'

const window = { minValue: 10, maxValue: 12 }

describe('the axis of a chart', () => {
  it.each([
    ['no level', null, window],
    ['a level inside', 11, window],
    ['a level near below', 8.5, { minValue: 8.5, maxValue: 12 }],
    ['a level near above', 14, { minValue: 10, maxValue: 14 }],
    ['a level too far away, which would flatten the candles', 2, window],
  ])('covers the price and %s', (_, levelUsd, covered) => {
    expect(reachLevel(window, { levelUsd, lastUsd: 11 })).toEqual(covered)
  })
})
