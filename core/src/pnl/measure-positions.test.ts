import { describe, expect, it } from 'vitest'
import { sumMicro, valueHolding } from '../balances/value-holding.ts'
import type { PnlSpanName } from './contract.ts'
import { measurePositions } from './measure-positions.ts'
import type { PastTransaction } from './past-transaction.ts'
import type { PnlFacts } from './pnl-facts.ts'
import { workOutPnl } from './work-out-pnl.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.parse('2026-05-15T14:00:00.000Z')
const SOL = 'solana:native'
const JUP = 'solana:JUP'
const unit = (amount: number) => BigInt(Math.round(amount * 1e6))

/** One SOL costs $100 now and a dollar less for each day before; JUP falls by a dime a day to $1. */
const priceAt: PnlFacts['priceAt'] = (asset, atMs) => {
  const days = Math.floor((NOW - atMs) / DAY_MS)
  return asset === SOL ? 100 - days : 1 + days / 10
}

const past = (days: number, moved: { sol?: number; jup?: number; fee?: number }): PastTransaction => ({
  atMs: NOW - days * DAY_MS,
  changes: [
    { asset: SOL, amountRaw: unit(moved.sol ?? 0) },
    { asset: JUP, amountRaw: unit(moved.jup ?? 0) },
  ].filter(({ amountRaw }) => amountRaw !== 0n),
  fees: moved.fee === undefined ? [] : [{ asset: SOL, amountRaw: -unit(moved.fee) }],
})

function vault(
  held: { sol: number; jup: number },
  transactions: readonly PastTransaction[],
  changes: Partial<PnlFacts> = {},
): PnlFacts {
  const asset = (key: string, amount: number) => {
    const amountRaw = unit(amount)
    const valueMicro = valueHolding({ amountRaw, decimals: 6, priceUsd: priceAt(key, NOW) ?? 0 })
    const token = key.replace('solana:', '')
    return {
      asset: key,
      chain: 'solana' as const,
      token,
      decimals: 6,
      amountRaw,
      valueMicro,
      isCounted: true,
    }
  }
  const assets = [asset(SOL, held.sol), asset(JUP, held.jup)]
  const totalMicro = sumMicro(assets.map(({ valueMicro }) => valueMicro))
  const dayStartMs = NOW - 14 * HOUR_MS
  return { nowMs: NOW, dayStartMs, totalMicro, assets, transactions, knownSinceMs: null, priceAt, ...changes }
}

const made = (facts: PnlFacts, span: PnlSpanName) =>
  Object.fromEntries(
    measurePositions(facts, { positions: workOutPnl(facts).positions, span }).map(
      ({ token, pnlUsd, basisUsd }) => [token, [pnlUsd, basisUsd]],
    ),
  )

describe('what each token made over a span', () => {
  it('is the movement of its price on what was held', () => {
    const facts = vault({ sol: 2, jup: 100 }, [past(60, { sol: 2, jup: 100 })])
    expect(made(facts, '7d')).toEqual({ native: [14, 186], JUP: [-70, 170] })
  })

  it('counts what was bought or sold since from its own moment, and fees as lost', () => {
    const facts = vault({ sol: 1.5, jup: 50 }, [
      past(60, { sol: 2 }),
      past(3, { sol: -0.4, jup: 50, fee: 0.1 }),
    ])
    const { native, JUP: jup } = made(facts, '7d')
    // Two SOL for four days, 1.5 for three, and a fee of a tenth.
    expect(native?.[0]).toBeCloseTo(1.5 * 100 - 2 * 93 + 0.4 * 97, 6)
    // It cost what was given for it, whatever a candle said of its price.
    expect(jup?.[0]).toBeCloseTo(50 * 1 - 0.4 * 97, 6)
    expect(jup?.[1]).toBeCloseTo(0.4 * 97, 6)
  })

  it('adds up to what the vault made, whatever was traded, paid in or paid out', () => {
    const facts = vault({ sol: 2.4, jup: 130 }, [
      past(60, { sol: 2, jup: 100 }),
      past(5, { sol: 1 }),
      past(3, { sol: -0.6, jup: 50 }),
      past(2, { jup: -20 }),
    ])
    const spans = workOutPnl(facts).spans
    for (const { span, pnlUsd } of spans.filter((each) => each.span !== 'all')) {
      const sum = Object.values(made(facts, span)).reduce((total, [pnl]) => total + (pnl ?? Number.NaN), 0)
      expect([span, sum]).toEqual([span, expect.closeTo(pnlUsd ?? Number.NaN, 4)])
    }
  })

  it('is realised where something was sold, against what it was worth when the span began', () => {
    const facts = vault({ sol: 2.5, jup: 60 }, [
      past(60, { sol: 2, jup: 100 }),
      past(3, { sol: 0.5, jup: -40 }),
    ])
    const { positions } = workOutPnl(facts)
    const [sol, jup] = measurePositions(facts, { positions, span: '7d' })
    expect(sol?.spanRealisedUsd).toBe(0)
    expect(jup?.spanRealisedUsd).toBeCloseTo(0.5 * 97 - 40 * 1.7, 6)
    expect((jup?.pnlUsd ?? 0) - (jup?.spanRealisedUsd ?? 0)).toBeCloseTo(60 * (1 - 1.7), 6)
    const [, all] = measurePositions(facts, { positions, span: 'all' })
    expect(all?.spanRealisedUsd).toBe(all?.realisedUsd)
  })

  it('is what the books say since the first of it came, also of what is all sold', () => {
    const facts = vault({ sol: 2.5, jup: 0 }, [
      past(60, { sol: 2, jup: 100 }),
      past(10, { sol: 0.5, jup: -100 }),
    ])
    const { native, JUP: jup } = made(facts, 'all')
    const [jupPosition] = workOutPnl(facts).positions.filter(({ token }) => token === 'JUP')
    expect(jup?.[0]).toBe(jupPosition?.realisedUsd)
    expect(jup?.[1]).toBeCloseTo(700, 6)
    expect(native?.[0]).toBeGreaterThan(100)
  })

  it('is not known where the history or a price does not reach back', () => {
    const transactions = [past(2, { sol: 1 })]
    const young = vault({ sol: 2, jup: 0 }, transactions, { knownSinceMs: NOW - 3 * DAY_MS })
    expect(made(young, '7d').native).toEqual([null, null])
    const [known] = measurePositions(young, { positions: workOutPnl(young).positions, span: '7d' })
    expect(known?.spanRealisedUsd).toBeNull()
    expect(made(young, 'today').native?.[0]).toBe(0)
    const priceless = vault({ sol: 2, jup: 0 }, transactions, { priceAt: () => null })
    expect(made(priceless, 'today').native?.[0]).toBeNull()
  })
})
