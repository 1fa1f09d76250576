import { describe, expect, it } from 'vitest'
import { repriceWallet } from './reprice-wallet.ts'
import { sampleHolding, sampleWallet } from './testing/sample-wallet.ts'

const wallet = sampleWallet('solana', {
  holdings: [
    sampleHolding({ token: 'native', amountRaw: '1500000000', decimals: 9, priceUsd: 100, valueUsd: 150 }),
    sampleHolding({ token: 'jup', amountRaw: '4', priceUsd: 2, valueUsd: 8 }),
    sampleHolding({ token: 'new', amountRaw: '7' }),
  ],
})
const told = { priceUsd: 110, observedAtMs: Date.UTC(2026, 4, 1), change24hPct: 10, marketCapUsd: 5 }

describe('a wallet at the prices of now', () => {
  it('has the new price, its worth and the total they make', () => {
    const now = repriceWallet(wallet, (token) => (token === 'native' ? told : null))
    expect(now.holdings[0]).toMatchObject({
      ...{ priceUsd: 110, pricedAt: '2026-05-01T00:00:00.000Z', change24hPct: 10, marketCapUsd: 5 },
      ...{ valueUsd: 165, amountRaw: '1500000000' },
    })
    expect(now.holdings.slice(1), 'as they were read').toEqual(wallet.holdings.slice(1))
    expect(now).toMatchObject({ totalUsd: 173, isTotalComplete: false })
  })

  it('is complete once everything held has a price; nothing of a token needs none', () => {
    const priced = repriceWallet(wallet, () => told)
    expect(priced.isTotalComplete).toBe(true)
    const none = sampleHolding({ token: 'gone', amountRaw: '0' })
    expect(repriceWallet({ ...wallet, holdings: [none] }, () => null).isTotalComplete).toBe(true)
  })

  it('says nothing of a wallet that could not be read', () => {
    const unread = sampleWallet('bsc', { state: 'unknown', observedAt: null, unavailable: true })
    expect(repriceWallet(unread, () => told)).toMatchObject({ totalUsd: 0, isTotalComplete: false })
  })
})
