import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueHolding } from '../balances/value-holding.ts'
import { type SizedToken, sizeAmount, sizeFreely } from './size-amount.ts'

const SOL: SizedToken = { decimals: 9, isNative: true, balanceRaw: 2_000_000_000n, priceUsd: 160 }
const USDC: SizedToken = { decimals: 6, isNative: false, balanceRaw: 250_000_000n, priceUsd: 1 }

const sized = (amountRaw: bigint) => ({ kind: 'sized', amountRaw })
const problem = (what: string) => ({ kind: 'problem', problem: what })

describe('sizeAmount', () => {
  it.each([
    ['0.5', SOL, 500_000_000n],
    ['250', USDC, 250_000_000n],
    ['50%', SOL, 1_000_000_000n],
    ['12.5%', USDC, 31_250_000n],
    ['0.000001%', USDC, 2n],
    ['all', USDC, 250_000_000n],
    ['100%', USDC, 250_000_000n],
    // The coin keeps what the Max buttons keep for fees, however it is said.
    ['all', SOL, 1_970_000_000n],
    ['100%', SOL, 1_970_000_000n],
    ['99%', SOL, 1_970_000_000n],
    ['98%', SOL, 1_960_000_000n],
    ['$100', SOL, 625_000_000n],
    ['$0.01', USDC, 10_000n],
    ['$100', { ...USDC, priceUsd: 0.000_001_234, decimals: 5, balanceRaw: 10n ** 15n }, 8_103_727_714_748n],
  ])('%s of %o', (text, token, amountRaw) => {
    expect(sizeAmount(text, token)).toEqual(sized(amountRaw))
  })

  it.each([
    ['0', SOL, 'bad-amount'],
    ['0.0000000001', SOL, 'bad-amount'],
    ['0%', SOL, 'bad-amount'],
    ['101%', SOL, 'bad-amount'],
    ['$0', SOL, 'bad-amount'],
    ['$0.000001', { ...SOL, decimals: 0, priceUsd: 5 }, 'bad-amount'],
    ['-1', SOL, 'bad-amount'],
    ['1e3', SOL, 'bad-amount'],
    ['3', SOL, 'above-balance'],
    ['$1000', SOL, 'above-balance'],
    ['all', { ...USDC, balanceRaw: 0n }, 'nothing-held'],
    ['50%', { ...USDC, balanceRaw: 1n }, 'nothing-held'],
    ['all', { ...USDC, balanceRaw: null }, 'balance-unknown'],
    ['1', { ...USDC, balanceRaw: null }, 'balance-unknown'],
    ['$1', { ...USDC, priceUsd: null }, 'price-unknown'],
    ['$1', { ...USDC, priceUsd: 0 }, 'price-unknown'],
    ['$1', { ...USDC, priceUsd: Number.NaN }, 'price-unknown'],
  ] as const)('%s of %o: %s', (text, token, what) => {
    expect(sizeAmount(text, token)).toEqual(problem(what))
  })

  const balances = fc.bigInt({ min: 1n, max: 10n ** 30n })
  it('a part is never more than the whole, and of the coin never more than leaves its fees', () => {
    fc.assert(
      fc.property(balances, fc.integer({ min: 1, max: 100 }), fc.boolean(), (balanceRaw, pct, isNative) => {
        const got = sizeAmount(`${pct}%`, { ...USDC, balanceRaw, isNative })
        if (got.kind === 'problem') {
          expect(got.problem).toBe('nothing-held')
          return
        }
        expect(got.amountRaw * 100n <= balanceRaw * BigInt(pct)).toBe(true)
        if (isNative) expect(got.amountRaw * 1_000n <= balanceRaw * 985n).toBe(true)
      }),
    )
  })

  it('a worth in USD buys at most that, and less than one unit below it', () => {
    const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        price,
        fc.integer({ min: 0, max: 18 }),
        (usd, priceUsd, decimals) => {
          const got = sizeFreely(`$${usd}`, { decimals, priceUsd })
          if (got.kind === 'problem') return
          const micro = BigInt(usd) * 1_000_000n
          expect(valueHolding({ amountRaw: got.amountRaw, decimals, priceUsd }) <= micro).toBe(true)
          expect(valueHolding({ amountRaw: got.amountRaw + 1n, decimals, priceUsd }) >= micro).toBe(true)
        },
      ),
    )
  })
})

describe('sizeFreely', () => {
  it('needs no balance, and knows no part of nothing', () => {
    const token = { decimals: 6, priceUsd: 2 }
    expect(sizeFreely('5', token)).toEqual(sized(5_000_000n))
    expect(sizeFreely('$5', token)).toEqual(sized(2_500_000n))
    expect(sizeFreely('all', token)).toEqual(problem('bad-amount'))
    expect(sizeFreely('5%', token)).toEqual(problem('bad-amount'))
  })
})
