import { describe, expect, it } from 'vitest'
import { valueHolding } from '../balances/value-holding.ts'
import { measureLine } from './measure-line.ts'
import type { PastTransaction } from './past-transaction.ts'
import type { PnlFacts } from './pnl-facts.ts'
import { workOutPnl } from './work-out-pnl.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-05-15T12:00:00.000Z')
const SOL = 'solana:native'
const unit = (amount: number) => BigInt(Math.round(amount * 1e6))

/** One SOL costs $100 now and a dollar less for each day before. */
const priceAt: PnlFacts['priceAt'] = (_, atMs) => 100 - (NOW - atMs) / DAY_MS
const move = (days: number, sol: number): PastTransaction => ({
  atMs: NOW - days * DAY_MS,
  changes: [{ asset: SOL, amountRaw: unit(sol) }],
  fees: [],
})

function vault(transactions: readonly PastTransaction[], changes: Partial<PnlFacts> = {}): PnlFacts {
  const amountRaw = transactions.reduce((sum, each) => sum + (each.changes[0]?.amountRaw ?? 0n), 0n)
  const valueMicro = valueHolding({ amountRaw, decimals: 6, priceUsd: 100 })
  const asset = { asset: SOL, chain: 'solana' as const, token: 'native', decimals: 6 }
  return {
    ...{ nowMs: NOW, dayStartMs: NOW - DAY_MS / 2, totalMicro: valueMicro, transactions },
    ...{ assets: [{ ...asset, amountRaw, valueMicro, isCounted: true }], knownSinceMs: null, priceAt },
    ...changes,
  }
}

const spanOf = (facts: PnlFacts, span: string) =>
  workOutPnl(facts).spans.find((each) => each.span === span)?.pnlUsd ?? Number.NaN

describe('the line of what was made', () => {
  it('begins with nothing and ends with what the span made, in even steps', () => {
    const facts = vault([move(60, 2)])
    const line = measureLine(facts, '7d')
    expect(line?.fromMs).toBe(NOW - 7 * DAY_MS)
    expect(line?.points).toHaveLength(49)
    expect(line?.points[0]).toBeCloseTo(0, 6)
    expect(line?.points[24]).toBeCloseTo(7, 6)
    expect(line?.points.at(-1)).toBeCloseTo(spanOf(facts, '7d'), 6)
  })

  it('does not jump where something is paid in or out', () => {
    const facts = vault([move(60, 2), move(4, 10), move(2, -6)])
    const points = measureLine(facts, '7d')?.points ?? []
    for (const [place, made] of points.slice(1).entries())
      expect(Math.abs((made ?? Number.NaN) - (points[place] ?? Number.NaN))).toBeLessThan(2)
    expect(points.at(-1)).toBeCloseTo(spanOf(facts, '7d'), 6)
  })

  it('begins with the first deposit of a younger vault, and of all time', () => {
    const facts = vault([move(2, 3)])
    for (const span of ['7d', 'all'] as const) {
      expect(measureLine(facts, span)?.fromMs).toBe(NOW - 2 * DAY_MS)
      expect(measureLine(facts, span)?.points.at(-1)).toBeCloseTo(6, 6)
    }
  })

  it('leaves out what is not known, and is none where its beginning is not', () => {
    const unread = vault([move(60, 2)], { totalMicro: null })
    expect(measureLine(unread, '7d')?.points.at(-1)).toBeNull()
    expect(measureLine(vault([move(60, 2)], { priceAt: () => null }), '7d')).toBeNull()
    expect(measureLine(vault([move(2, 1)], { knownSinceMs: NOW - 3 * DAY_MS }), '7d')).toBeNull()
    expect(measureLine(vault([]), 'today')).toBeNull()
  })
})
