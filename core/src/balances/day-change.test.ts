import { describe, expect, it } from 'vitest'
import type { HeldToken, WalletView } from './contract.ts'
import { dayChangeOf, listMovers } from './day-change.ts'
import { sumOverview } from './sum-overview.ts'
import { sampleHolding, sampleWallet } from './testing/sample-wallet.ts'

const held = (token: string, dollars: number, change24hPct: number | null): HeldToken =>
  sampleHolding({
    ...{ token, symbol: token.toUpperCase(), priceUsd: 1, change24hPct },
    amountRaw: `${BigInt(dollars)}`,
  })
const wallet = (chain: WalletView['chain'], ...holdings: HeldToken[]) => sampleWallet(chain, { holdings })

describe('the change of a day', () => {
  it('is what the holdings of now were worth less a day ago', () => {
    const change = dayChangeOf([
      { valueMicro: 110_000_000n, change24hPct: 10 },
      { valueMicro: 90_000_000n, change24hPct: -10 },
    ])
    expect(change?.changeUsd).toBeCloseTo(0, 9)
    expect(change?.percent).toBeCloseTo(0, 9)
  })

  it('leaves out what nobody knows a change of, and is not known where that is all', () => {
    expect(dayChangeOf([{ valueMicro: 5n, change24hPct: null }])).toBeNull()
    expect(dayChangeOf([{ valueMicro: null, change24hPct: 4 }])).toBeNull()
    expect(dayChangeOf([{ valueMicro: 5n, change24hPct: -100 }])).toBeNull()
    expect(dayChangeOf([])).toBeNull()
    const half = dayChangeOf([
      { valueMicro: 110_000_000n, change24hPct: 10 },
      { valueMicro: 900_000_000n, change24hPct: null },
    ])
    expect(half?.percent).toBeCloseTo(10, 9)
  })

  it('of the total is the sum of its cards', () => {
    const overview = sumOverview([
      wallet('solana', held('native', 110, 10), held('a', 95, -5)),
      wallet('hedera'),
      wallet('ethereum', held('native', 200, 1)),
      wallet('bsc', held('native', 50, -2)),
    ])
    const cards = overview.cards.reduce((sum, { change24h }) => sum + (change24h?.changeUsd ?? 0), 0)
    expect(cards).toBeCloseTo(overview.change24h?.changeUsd ?? Number.NaN, 9)
    expect(overview.cards.map(({ tokenCount }) => tokenCount)).toEqual([2, 0, 2])
    expect(overview.cards[1]?.change24h).toBeNull()
  })
})

describe('what moved a value most', () => {
  it('is ordered by dollars, whatever their sign, without what did not move', () => {
    const wallets = [
      wallet('solana', held('native', 1_000, 1), held('usdc', 5_000, 0.000001), held('new', 70, null)),
      wallet('ethereum', held('native', 400, -5), held('link', 30, 90)),
    ]
    const movers = listMovers(wallets, 3)
    expect(movers.map(({ chain, token }) => `${chain}:${token}`)).toEqual([
      'ethereum:native',
      'ethereum:link',
      'solana:native',
    ])
    expect(movers[0]?.changeUsd).toBeCloseTo(400 - 400 / 0.95, 6)
    expect(movers[0]?.percent).toBeCloseTo(-5, 9)
    expect(listMovers(wallets, 9)).toHaveLength(3)
  })
})
