import { describe, expect, it } from 'vitest'
import type { MoneyToken } from '../lib/orders/money-token.ts'
import { readEffect } from './read-effect.ts'

const WSOL = 'So11111111111111111111111111111111111111112'
const known = { decimals: 9, icon: null, balanceRaw: 0n, priceUsd: null }
const native: MoneyToken = { ...known, token: 'native', symbol: 'SOL', name: 'Solana', isWrapped: false }
const wsol: MoneyToken = { ...known, token: WSOL, symbol: 'WSOL', name: 'Wrapped SOL', isWrapped: true }

describe('readEffect', () => {
  it('puts before and after side by side, fees included, and does not guess what is unknown', () => {
    const tokens: readonly MoneyToken[] = [native, wsol]
    const change = { symbol: null, amountUsd: null }
    const fee = { kind: 'network', symbol: 'SOL', decimals: 9, amountUsd: null } as const
    const rows = readEffect(
      {
        succeeds: true,
        changes: [
          { ...change, token: WSOL, decimals: 9, amountRaw: '-250000000' },
          { ...change, token: 'new', symbol: 'NEW', decimals: 2, amountRaw: '150' },
        ],
        fees: [{ ...fee, token: WSOL, amountRaw: '1000' }],
        after: [
          { token: WSOL, amountRaw: '100000000' },
          { token: 'new', amountRaw: '150' },
          { token: 'native', amountRaw: null },
        ],
        isComplete: true,
        warnings: [],
      },
      tokens,
    )
    expect(rows).toEqual([
      { token: WSOL, symbol: 'WSOL', before: '0.350001', after: '0.1', change: '−0.250001' },
      { token: 'new', symbol: 'NEW', before: '0', after: '1.5', change: '+1.5' },
      { token: 'native', symbol: 'SOL', before: '–', after: '–', change: '0' },
    ])
  })
})
