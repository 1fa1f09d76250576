import { describe, expect, it } from 'vitest'
import type { CombinedPrice } from './combine-prices.ts'
import { describeMarket } from './market-figures.ts'

const live: CombinedPrice = {
  priceUsd: 110,
  observedAtMs: 5_000,
  confidenceBps: 5,
  sources: ['stream'],
  state: 'single',
}
const listing = { priceUsd: 105, priceChange24hPct: 5, marketCapUsd: 1_050_000, observedAtMs: 4_000 }

describe('the figures of a market', () => {
  it('are of the living price, all of them: the change and the market value move with it', () => {
    expect(describeMarket({ live, listing, day: null })).toEqual({
      priceUsd: 110,
      observedAtMs: 5_000,
      isStale: false,
      change24hPct: expect.closeTo(10),
      marketCapUsd: expect.closeTo(1_100_000),
    })
  })

  it('are those of the index while nobody tells a newer price', () => {
    const old: CombinedPrice = { ...live, state: 'stale' }
    for (const heard of [old, undefined])
      expect(describeMarket({ live: heard, listing, day: null })).toMatchObject({
        priceUsd: 105,
        observedAtMs: 4_000,
        isStale: false,
        change24hPct: expect.closeTo(5),
        marketCapUsd: 1_050_000,
      })
  })

  it('come from the last day where no index tells them', () => {
    const unlisted = { ...listing, priceUsd: null, priceChange24hPct: null, marketCapUsd: null }
    const day = { dayAgoUsd: 100, lastUsd: 109 }
    expect(describeMarket({ live, listing: unlisted, day })).toMatchObject({
      priceUsd: 110,
      change24hPct: expect.closeTo(10),
      marketCapUsd: null,
    })
    expect(describeMarket({ live: undefined, listing: undefined, day })).toMatchObject({
      priceUsd: 109,
      change24hPct: expect.closeTo(9),
    })
    expect(describeMarket({ live: { ...live, state: 'stale' }, listing: unlisted, day })).toMatchObject({
      priceUsd: 110,
      isStale: true,
    })
  })

  it('are unknown where nobody knows, never zero', () => {
    const unknown = { priceUsd: null, observedAtMs: null, change24hPct: null, marketCapUsd: null }
    expect(describeMarket({ live: undefined, listing: undefined, day: null })).toMatchObject(unknown)
    const worthless = { ...listing, priceUsd: 0, priceChange24hPct: -100, marketCapUsd: null }
    expect(describeMarket({ live: undefined, listing: worthless, day: null })).toMatchObject(unknown)
  })
})
