import { describe, expect, it } from 'vitest'
import type { QuoteFeeView, QuoteView } from './contract.ts'
import { swapLoss } from './swap-loss.ts'
import { valueQuote } from './value-quote.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const network: QuoteFeeView = {
  ...{ kind: 'network', token: 'native', symbol: 'SOL', decimals: 9 },
  ...{ amountRaw: '105000', amountUsd: 0.02 },
}
/** 0.12 SOL at $170 for 20 USDC, at least 19.6. */
const quote: QuoteView = {
  terms: {
    ...{ chain: 'solana', venue: 'jupiter', sellToken: 'native', buyToken: USDC, slippageBps: 200 },
    ...{ sellAmountRaw: '120000000', quotedBuyAmountRaw: '20000000', minBuyAmountRaw: '19600000' },
    serviceFeeRaw: null,
  },
  ...{ sellUsd: 20.4, buyUsd: 20, sellDecimals: 9, buyDecimals: 6, priceImpactPct: 0.03, maxLoss: null },
  ...{ route: [], fees: [network], quotedAt: '2026-11-16T12:00:00.000Z', expiresAt: null },
}

describe('the most that a swap can cost', () => {
  it('is told with its parts', () => {
    const loss = swapLoss(quote, [network, { ...network, kind: 'venue', amountUsd: 0.01 }])
    expect(loss?.totalUsd).toBeCloseTo(0.82)
    expect(loss?.percent).toBeCloseTo(4.02, 2)
    expect(loss?.parts.map(({ kind, usd }) => [kind, Number(usd.toFixed(2))])).toEqual([
      ['slippage', 0.4],
      ['price', 0.4],
      ['network', 0.02],
    ])
  })

  it('is smaller where the price is better than the market’s', () => {
    const loss = swapLoss({ ...quote, sellUsd: 19.9 }, [])
    expect(loss?.totalUsd).toBeCloseTo(0.3)
    expect(loss?.parts).toEqual([{ kind: 'slippage', usd: loss?.priceUsd }])
  })

  it('is not guessed without a price', () => {
    expect(swapLoss({ ...quote, buyUsd: null }, [])).toBeNull()
    expect(swapLoss(quote, [{ ...network, amountUsd: null }])).toBeNull()
  })
})

describe('a quote at the prices of the screen', () => {
  it('is worth what the ticker says, with all that follows from it', () => {
    const valued = valueQuote(quote, (token) => (token === 'native' ? 200 : 1))
    expect([valued.sellUsd, valued.buyUsd]).toEqual([24, 20])
    expect(valued.fees[0]?.amountUsd).toBeCloseTo(0.021)
    expect(valued.maxLoss?.totalUsd).toBeCloseTo(4.4 + 0.021)
  })

  it('keeps its own figures where one of the prices is not known', () => {
    expect(valueQuote(quote, (token) => (token === 'native' ? 200 : null))).toBe(quote)
  })
})
