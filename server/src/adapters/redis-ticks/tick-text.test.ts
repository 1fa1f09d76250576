import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainName, readTickText, writeTickText } from './tick-text.ts'

const tick = fc.record({
  token: fc.stringMatching(/^(solana|bsc):[\w.-]{1,44}$/).map((text) => text as TokenKey),
  priceUsd: fc.double({ min: 1e-15, max: 1e12, noNaN: true }),
  observedAtMs: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
  confidenceBps: fc.double({ min: 0, max: 10_000, noNaN: true }),
})

describe('the text of a tick', () => {
  it('comes back as it was, every figure to the last bit', () => {
    fc.assert(
      fc.property(fc.array(tick, { minLength: 1, maxLength: 20 }), (ticks) => {
        const sent: PriceTick[] = ticks.map((each) => ({ ...each, source: 'pools' }))
        expect(readTickText(writeTickText('pools', sent))).toEqual(sent)
      }),
    )
  })

  it('is not read where a later version wrote it', () => {
    expect(readTickText('2 pools 1\nsolana:x 1 0 1')).toEqual([])
  })

  it.each(['a b', 'a\nb', '', 'ä', `${'x'.repeat(161)}`])('takes no name that would break it: %j', (name) => {
    expect(isPlainName(name)).toBe(false)
  })
})
