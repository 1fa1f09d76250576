import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Prices, TokenPrice } from '../facts/read-prices.ts'
import type { Movement } from '../match/signing-plan.ts'
import { valueOutflows } from './value-outflows.ts'

const SOL: Movement = { chain: 'solana', token: 'native', amountRaw: 2_000_000_000n }
const LAUNCH: Movement = { chain: 'solana', token: 'launch', amountRaw: 5_000_000n, decimals: 6 }
const sol: TokenPrice = { isSure: true, decimals: 9, usdHighest: ['150'] }
const unknown: TokenPrice = { isSure: false, decimals: 6, usdHighest: [] }

const known =
  (prices: Readonly<Record<string, TokenPrice>>): Prices =>
  (_chain, token) =>
    prices[token] ?? null
const value = (
  moved: { outflows?: readonly Movement[]; inflows?: readonly Movement[] },
  prices: Readonly<Record<string, TokenPrice>>,
) => valueOutflows({ outflows: [], inflows: [], ...moved }, known(prices))

describe('what leaves', () => {
  it('is worth its amount at the highest price that was heard', () => {
    expect(value({ outflows: [SOL] }, { native: { ...sol, usdHighest: ['150', '151.5', '149'] } })).toBe(
      303_000_000n,
    )
  })

  it('is worth the sum of all of it', () => {
    const launch: TokenPrice = { isSure: true, decimals: 6, usdHighest: ['0.002'] }
    expect(value({ outflows: [SOL, LAUNCH] }, { native: sol, launch })).toBe(300_010_000n)
  })

  it('is never counted as less than it is', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), fc.integer({ min: 1, max: 999_999_999 }), (amountRaw, units) => {
        const price: TokenPrice = {
          isSure: true,
          decimals: 18,
          usdHighest: [`0.${String(units).padStart(9, '0')}`],
        }
        const counted = value({ outflows: [{ chain: 'bsc', token: 'x', amountRaw }] }, { x: price }) ?? 0n
        const exact = amountRaw * BigInt(units) * 1_000_000n
        const scale = 10n ** 27n
        return counted * scale >= exact && (counted - 1n) * scale < exact
      }),
    )
  })

  it('has no value where one part of it was not priced', () => {
    expect(value({ outflows: [SOL, LAUNCH] }, { native: sol })).toBeNull()
  })

  it('has no value by the price of something with other digits behind the point', () => {
    expect(value({ outflows: [SOL] }, { native: { ...sol, decimals: 18 } })).toBeNull()
    const lie: TokenPrice = { isSure: true, decimals: 12, usdHighest: ['1'] }
    expect(value({ outflows: [LAUNCH] }, { launch: lie })).toBeNull()
  })
})

describe('what nobody can price', () => {
  const fee: Movement = { ...SOL, amountRaw: 1_000_000n }
  const back: Movement = { ...SOL, amountRaw: 100_000_000n }

  it('cannot be given away', () => {
    expect(value({ outflows: [fee, LAUNCH] }, { native: sol, launch: unknown })).toBeNull()
    const heard = { ...unknown, usdHighest: ['1'] }
    expect(value({ outflows: [fee, LAUNCH] }, { native: sol, launch: heard })).toBeNull()
  })

  it('counts as what the owner was shown to get for it, and the fee', () => {
    const sale = { outflows: [fee, LAUNCH], inflows: [back] }
    expect(value(sale, { native: sol, launch: unknown })).toBe(15_150_000n)
  })

  it('counts as the most that anybody says, where that is more', () => {
    const sale = { outflows: [fee, LAUNCH], inflows: [back] }
    expect(value(sale, { native: sol, launch: { ...unknown, usdHighest: ['2000', '3'] } })).toBe(
      10_000_150_000n,
    )
  })

  it('is not exchanged for something else that nobody can price, nor where no witness says that it is so', () => {
    const other: Movement = { chain: 'solana', token: 'other', amountRaw: 1n }
    const sale = { outflows: [fee, LAUNCH], inflows: [other] }
    expect(value(sale, { native: sol, launch: unknown, other: unknown })).toBeNull()
    expect(value({ outflows: [fee, LAUNCH], inflows: [back] }, { native: sol })).toBeNull()
  })
})
