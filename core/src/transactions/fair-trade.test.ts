import { describe, expect, it } from 'vitest'
import { isFairTrade } from './fair-trade.ts'

describe('isFairTrade', () => {
  it.each([
    ['what it costs', 100, 100, true],
    ['a little less', 100, 95, true],
    ['more than it costs', 100, 140, true],
    ['less than fees explain', 100, 94.9, false],
    ['half', 100, 50, false],
    ['nothing', 100, 0, false],
    ['something unpriced', 100, null, false],
    ['something for what has no price', null, 100, false],
  ] as const)('a swap that brings %s', (_what, sellUsd, quotedBuyUsd, isFair) => {
    expect(isFairTrade({ sellUsd, quotedBuyUsd })).toBe(isFair)
  })
})
