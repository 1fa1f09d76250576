import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHolding, sampleWallet } from '../balances/testing/sample-wallet.ts'
import { sumMicro, valueHolding } from '../balances/value-holding.ts'
import type { RawAmount } from '../money/raw-amount.ts'
import type { PastTransaction } from './past-transaction.ts'
import type { PnlFacts } from './pnl-facts.ts'
import { repricePnl } from './reprice-pnl.ts'
import { workOutPnl } from './work-out-pnl.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.parse('2026-05-15T14:00:00.000Z')
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SOL_KEY = 'solana:native'
const USDC_KEY = `solana:${USDC}`
const sol = (amount: number) => BigInt(Math.round(amount * 1e9))
const usdc = (amount: number) => BigInt(Math.round(amount * 1e6))

/** One SOL costs $100 now and a dollar less for each day before. */
const priceAt: PnlFacts['priceAt'] = (asset, atMs) =>
  asset === USDC_KEY ? 1 : 100 - Math.floor((NOW - atMs) / DAY_MS)

const past = (agoMs: number, moved: { sol?: bigint; usdc?: bigint; fee?: bigint }): PastTransaction => ({
  atMs: NOW - agoMs,
  changes: [
    { asset: SOL_KEY, amountRaw: moved.sol ?? 0n },
    { asset: USDC_KEY, amountRaw: moved.usdc ?? 0n },
  ].filter(({ amountRaw }) => amountRaw !== 0n),
  fees: moved.fee === undefined ? [] : [{ asset: SOL_KEY, amountRaw: -moved.fee }],
})

function vault(
  held: { sol: bigint; usdc: bigint },
  transactions: readonly PastTransaction[],
  changes: Partial<PnlFacts> = {},
): PnlFacts {
  const value = (amountRaw: bigint, decimals: number, priceUsd: number) =>
    valueHolding({ amountRaw, decimals, priceUsd })
  const assets = [
    {
      asset: SOL_KEY,
      token: 'native',
      decimals: 9,
      amountRaw: held.sol,
      valueMicro: value(held.sol, 9, 100),
    },
    { asset: USDC_KEY, token: USDC, decimals: 6, amountRaw: held.usdc, valueMicro: value(held.usdc, 6, 1) },
  ].map((asset) => ({ ...asset, chain: 'solana' as const, isCounted: true }))
  return {
    nowMs: NOW,
    dayStartMs: NOW - 14 * HOUR_MS,
    totalMicro: sumMicro(assets.map(({ valueMicro }) => valueMicro)),
    assets,
    transactions: transactions.toSorted((one, other) => one.atMs - other.atMs),
    knownSinceMs: null,
    priceAt,
    ...changes,
  }
}

const spansOf = (facts: PnlFacts) =>
  Object.fromEntries(
    workOutPnl(facts).spans.map(({ span, pnlUsd, percent }) => [
      span,
      [pnlUsd, percent === null ? null : Number(percent.toFixed(4))],
    ]),
  )

describe('what a vault made', () => {
  it('is what its holdings gained over each span', () => {
    const facts = vault({ sol: sol(2), usdc: 0n }, [past(60 * DAY_MS, { sol: sol(2) })])
    expect(spansOf(facts)).toEqual({
      today: [0, 0],
      '7d': [14, Number(((14 / 186) * 100).toFixed(4))],
      '30d': [60, Number(((60 / 140) * 100).toFixed(4))],
      all: [120, 150],
    })
  })

  it('counts neither deposits nor withdrawals', () => {
    const facts = vault({ sol: sol(2), usdc: usdc(300) }, [
      past(60 * DAY_MS, { sol: sol(2), usdc: usdc(100) }),
      past(3 * DAY_MS, { usdc: usdc(500) }),
      past(HOUR_MS, { usdc: -usdc(300) }),
    ])
    const spans = spansOf(facts)
    expect(spans.today).toEqual([0, 0])
    expect(spans['7d']?.[0]).toBe(14)
    expect(spans['7d']?.[1]).toBeCloseTo((14 / (286 + 500)) * 100, 3)
    expect(spans.all?.[0]).toBe(120)
  })

  it('has made nothing where there was only a deposit, whatever came', () => {
    const amounts = fc.record({ sol: fc.bigInt(1n, 10n ** 15n), usdc: fc.bigInt(1n, 10n ** 12n) })
    fc.assert(
      fc.property(amounts, (amount) => {
        const facts = vault(amount, [past(HOUR_MS, amount)])
        for (const [pnlUsd, percent] of Object.values(spansOf(facts)))
          expect([pnlUsd, percent]).toEqual([0, 0])
        for (const { unrealisedUsd, realisedUsd } of workOutPnl(facts).positions) {
          expect([unrealisedUsd, realisedUsd]).toEqual([0, 0])
        }
      }),
    )
  })

  it('is the same by span and by position where nothing was withdrawn', () => {
    const size = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(size, size, fc.integer({ min: 0, max: 50 }), (bought, sold, daysAgo) => {
        const kept = Math.min(bought, sold)
        const facts = vault(
          { sol: sol(100 + bought - kept) - 5_000n, usdc: usdc(5_000 - bought * 50 + kept * 90) },
          [
            past(60 * DAY_MS, { sol: sol(100), usdc: usdc(5_000) }),
            past(55 * DAY_MS, { sol: sol(bought), usdc: -usdc(bought * 50), fee: 5_000n }),
            past(daysAgo * DAY_MS, { sol: -sol(kept), usdc: usdc(kept * 90) }),
          ],
        )
        const { positions, spans } = workOutPnl(facts)
        const made = positions.reduce(
          (sum, each) => sum + (each.unrealisedUsd ?? 0) + (each.realisedUsd ?? 0),
          0,
        )
        expect(made).toBeCloseTo(spans.at(-1)?.pnlUsd ?? Number.NaN, 4)
      }),
    )
  })

  it('names the average price, what was realised and when it began', () => {
    const facts = vault({ sol: sol(1), usdc: usdc(95) }, [
      past(20 * DAY_MS, { usdc: usdc(160) }),
      past(20 * DAY_MS - HOUR_MS, { usdc: -usdc(160), sol: sol(2) }),
      past(5 * DAY_MS, { usdc: usdc(95), sol: -sol(1) }),
    ])
    const [coin, dollars] = workOutPnl(facts).positions
    expect(coin).toMatchObject({
      token: 'native',
      amountRaw: '1000000000',
      averageUsd: 80,
      costUsd: 80,
      unrealisedUsd: 20,
      realisedUsd: 15,
      soldAmountRaw: '1000000000',
      soldUsd: 95,
      firstBoughtAt: new Date(NOW - 20 * DAY_MS + HOUR_MS).toISOString(),
    })
    expect(dollars).toMatchObject({ token: USDC, averageUsd: 1, unrealisedUsd: 0, realisedUsd: 0 })
  })
})

describe('what cannot be known', () => {
  const FUNDED = [past(20 * DAY_MS, { sol: sol(2), usdc: usdc(100) })]
  const HELD = { sol: sol(2), usdc: usdc(100) }

  it('is null before the history begins, and positions do not guess a cost', () => {
    const facts = vault({ sol: sol(3), usdc: usdc(100) }, FUNDED, { knownSinceMs: NOW - 25 * DAY_MS })
    expect(spansOf(facts)).toMatchObject({ '30d': [null, null], all: [null, null] })
    expect(spansOf(facts)['7d']?.[0]).toBe(21)
    expect(workOutPnl(facts).positions[0]).toMatchObject({
      averageUsd: null,
      costUsd: null,
      unrealisedUsd: null,
    })
  })

  it('is null over all time where something is held that was never seen to come', () => {
    expect(spansOf(vault({ sol: sol(3), usdc: usdc(100) }, FUNDED)).all).toEqual([null, null])
  })

  it('is null while a chain cannot be read, or a deposit cannot be priced', () => {
    expect(spansOf(vault(HELD, FUNDED, { totalMicro: null })).today).toEqual([null, null])
    const unpriced = vault(HELD, FUNDED, {
      priceAt: (asset, atMs) => (atMs < NOW - 10 * DAY_MS ? null : priceAt(asset, atMs)),
    })
    expect(spansOf(unpriced)).toMatchObject({ '30d': [null, null], all: [null, null] })
    expect(spansOf(unpriced)['7d']?.[0]).toBe(14)
  })

  it('takes coins that went without a word as fees', () => {
    const [coin] = workOutPnl(vault({ sol: sol(1.9), usdc: usdc(100) }, FUNDED)).positions
    expect(coin).toMatchObject({ averageUsd: 80, realisedUsd: -8 })
  })

  it('is nothing, and no percentage, for an empty vault', () => {
    expect(spansOf(vault({ sol: 0n, usdc: 0n }, []))).toMatchObject({ today: [0, null], all: [0, null] })
  })
})

describe('at the prices of now', () => {
  it('moves with the price, and only with the price', () => {
    const pnl = workOutPnl(
      vault({ sol: sol(2), usdc: usdc(100) }, [past(HOUR_MS, { sol: sol(2), usdc: usdc(100) })]),
    )
    const wallet = (priceUsd: number, amountRaw: RawAmount) =>
      sampleWallet('solana', {
        holdings: [sampleHolding({ token: 'native', decimals: 9, amountRaw, priceUsd })],
      })
    const moved = repricePnl(pnl, [wallet(105, '2000000000')])
    expect(moved.totalUsd).toBe(310)
    expect(moved.spans[0]).toMatchObject({ pnlUsd: 10 })
    expect(moved.spans[0]?.percent).toBeCloseTo(10 / 3, 6)
    expect(moved.positions[0]).toMatchObject({ valueUsd: 210, unrealisedUsd: 10 })
    // A deposit that the wallet knows and this answer does not is no profit.
    expect(repricePnl(pnl, [wallet(100, '9000000000')]).spans[0]?.pnlUsd).toBe(0)
  })
})
