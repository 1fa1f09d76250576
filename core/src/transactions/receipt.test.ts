import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawAmount } from '../money/raw-amount.ts'
import type { Intent } from './intent.ts'
import { type ReceiptChange, splitRent, sumChanges } from './receipt.ts'

const sol = (amountRaw: bigint): ReceiptChange => ({ token: 'native', symbol: 'SOL', decimals: 9, amountRaw })
const usdc = (amountRaw: bigint): ReceiptChange => ({ token: 'usdc', symbol: 'USDC', decimals: 6, amountRaw })
const base = { id: '3f0c8a34-7f5e-4f0e-9d52-1b1a55a6f001', vaultId: '1001' }
const send = (token: string, amountRaw: RawAmount): Intent => ({
  ...base,
  type: 'transfer',
  chain: 'solana',
  token,
  to: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  amountRaw,
})

describe('receipt', () => {
  it('sums what several actions moved and leaves out what cancels', () => {
    expect(sumChanges([sol(-5n), usdc(3n), sol(2n), usdc(-3n)])).toEqual([sol(-3n)])
  })

  it('names the deposit of a new token account apart from what was sent', () => {
    const split = splitRent(send('usdc', '700'), [sol(-2_039_280n), usdc(-700n)])
    expect(split).toEqual({ changes: [usdc(-700n)], rentRaw: 2_039_280n })
    expect(
      splitRent({ ...base, type: 'wrap', chain: 'solana', amountRaw: '100' }, [sol(-150n), usdc(100n)]),
    ).toEqual({
      changes: [sol(-100n), usdc(100n)],
      rentRaw: 50n,
    })
  })

  it('finds no deposit where none was kept', () => {
    expect(splitRent(send('native', '100'), [sol(-100n)])).toEqual({ changes: [sol(-100n)], rentRaw: 0n })
    const unwrap: Intent = { ...base, type: 'unwrap', chain: 'solana', amountRaw: 'all' }
    expect(splitRent(unwrap, [sol(150n)]).rentRaw).toBe(0n)
  })

  it('loses no unit between changes and deposit', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 18n), fc.bigInt(-(10n ** 18n), 10n ** 18n), (asked, moved) => {
        const split = splitRent(send('native', `${asked}`), [sol(moved)])
        const left = split.changes.reduce((sum, change) => sum + change.amountRaw, 0n)
        expect(left - split.rentRaw).toBe(moved)
      }),
    )
  })
})
