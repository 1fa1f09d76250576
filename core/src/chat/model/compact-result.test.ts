import { expect, it } from 'vitest'
import { compactResult } from './compact-result.ts'

it('leaves out what is not known and what only eyes need, and keeps amounts as they are', () => {
  const answer = {
    status: 'done',
    token: {
      symbol: 'SOL',
      priceUsd: 151.23456789,
      logoURI: 'https://logo',
      decimals: 9,
      name: null,
      mintAuthority: null,
    },
    amountText: '0.100000000000000001',
    spark: [1, 2, 3],
    options: [],
    isPaused: false,
    count: 0,
  }
  expect(compactResult(answer)).toEqual({
    status: 'done',
    token: { symbol: 'SOL', priceUsd: 151.235, mintAuthority: null },
    amountText: '0.100000000000000001',
    options: [],
    isPaused: false,
    count: 0,
  })
})

it('cuts long lists and long texts, and says how many are left out', () => {
  const tokens = Array.from({ length: 42 }, (_, at) => ({ symbol: `T${at}` }))
  const { tokens: kept, ...rest } = compactResult({ tokens, summary: 'a'.repeat(1_000) }) as {
    tokens: readonly unknown[]
    summary: string
  }
  expect(kept).toHaveLength(30)
  expect(rest).toEqual({ tokensLeftOut: 12, summary: `${'a'.repeat(399)}…` })
})

it('does not say a chain again inside of what is on it', () => {
  const groups = [
    {
      chain: 'solana',
      tokens: [
        { chain: 'solana', symbol: 'SOL' },
        { chain: 'bsc', symbol: 'B' },
      ],
    },
  ]
  expect(compactResult({ groups })).toEqual({
    groups: [{ chain: 'solana', tokens: [{ symbol: 'SOL' }, { chain: 'bsc', symbol: 'B' }] }],
  })
})

it('leaves plain values alone', () => {
  expect(compactResult('plain')).toBe('plain')
  expect(compactResult(null)).toBeNull()
  expect(compactResult(1_234_567)).toBe(1_234_567)
})
