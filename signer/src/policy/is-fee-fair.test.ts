import { describe, expect, it } from 'vitest'
import type { Prices, TokenPrice } from '../facts/read-prices.ts'
import type { Movement } from '../match/signing-plan.ts'
import { isFeeFair } from './is-fee-fair.ts'

const HBAR = 100_000_000n
const hbar = (amountRaw: bigint): Movement => ({ chain: 'hedera', token: 'native', amountRaw })
const token = (amountRaw: bigint): Movement => ({ chain: 'hedera', token: 'sauce', amountRaw })
const native: TokenPrice = { isSure: true, decimals: 8, usdHighest: ['0.2'] }
const sauce: TokenPrice = { isSure: true, decimals: 6, usdHighest: ['0.02'] }
const unknown: TokenPrice = { isSure: false, decimals: 6, usdHighest: ['1000000'] }

const judge = (
  trade: { fee: bigint; sold?: Movement; bought?: Movement },
  prices: Readonly<Record<string, TokenPrice>> = { native, sauce },
) => {
  const known: Prices = (_chain, name) => prices[name] ?? null
  const { fee, sold = token(1_000_000_000n), bought = hbar(99n * HBAR) } = trade
  return isFeeFair({ fee: [hbar(fee)], sold: [sold], bought: [bought] }, known)
}

describe('the fee of the operator', () => {
  it('is fair up to two percent of what is sold', () => {
    // Twenty dollars are sold.
    expect(judge({ fee: HBAR })).toBe(true)
    expect(judge({ fee: 2n * HBAR })).toBe(true)
    expect(judge({ fee: 2n * HBAR + 1_000n })).toBe(false)
    expect(judge({ fee: 5_000n * HBAR })).toBe(false)
  })

  it('is fair below a cent, however little is sold', () => {
    const sold = token(1n)
    expect(judge({ fee: HBAR / 20n, sold })).toBe(true)
    expect(judge({ fee: HBAR / 20n + 1_000n, sold })).toBe(false)
  })

  it('is held against what comes back where nobody can price what is sold, whatever anybody says of it', () => {
    const prices = { native, sauce: unknown }
    expect(judge({ fee: HBAR }, prices)).toBe(true)
    expect(judge({ fee: 2n * HBAR }, prices)).toBe(false)
  })

  it('cannot be judged without prices', () => {
    expect(judge({ fee: HBAR }, { sauce })).toBeNull()
    expect(judge({ fee: HBAR }, { native })).toBeNull()
    expect(judge({ fee: HBAR, bought: token(1n) }, { native, sauce: unknown })).toBeNull()
  })
})
