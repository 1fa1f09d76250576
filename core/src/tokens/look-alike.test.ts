import { describe, expect, it } from 'vitest'
import { imitationFinder, type KnownToken, looksOf } from './look-alike.ts'

const token = (address: string, more: Partial<KnownToken> = {}): KnownToken => ({
  address,
  symbol: 'USDC',
  name: 'USD Coin',
  isVerified: false,
  liquidityUsd: null,
  ...more,
})
const findImitated = (one: KnownToken, known: readonly KnownToken[]) => imitationFinder(known)(one)
const OWNER = token('owner', { isVerified: true, liquidityUsd: 1_000 })

describe('looksOf', () => {
  it.each(['usdc', '$USDC', 'U S D C', 'USD\u0421', 'U5DC', 'ＵＳＤＣ', 'USDC\u200b', 'ÚSDC'])(
    'sees USDC in %s',
    (symbol) => {
      expect(looksOf(symbol)).toBe(looksOf('USDC'))
    },
  )

  it('tells other symbols apart', () => {
    expect(new Set(['USDC', 'USDT', 'USDS', 'JUP', 'JTO', 'SOL'].map(looksOf)).size).toBe(6)
  })
})

describe('imitationFinder', () => {
  it.each([
    ['the same symbol', { symbol: 'USDC', name: 'Another' }],
    ['the same name', { symbol: 'ABC', name: 'USD Coin' }],
    ['a letter of another alphabet', { symbol: 'USD\u0421', name: 'Another' }],
  ])('finds whom it copies by %s', (_by, names) => {
    expect(findImitated(token('copy', names), [OWNER])).toBe(OWNER)
  })

  it('blames neither the owner, nor the verified, nor what is like no other', () => {
    expect(findImitated(OWNER, [OWNER])).toBeNull()
    expect(findImitated(token('second', { isVerified: true }), [OWNER])).toBeNull()
    expect(findImitated(token('other', { symbol: 'JUP', name: 'Jupiter' }), [OWNER])).toBeNull()
    expect(findImitated(token('copy'), [token('another copy')])).toBeNull()
    expect(findImitated(token('short', { symbol: 'W', name: 'W' }), [{ ...OWNER, symbol: 'W' }])).toBeNull()
  })

  it('names the most liquid of several owners', () => {
    const larger = { ...OWNER, address: 'larger', liquidityUsd: 9_000 }
    expect(findImitated(token('copy'), [OWNER, larger])?.address).toBe('larger')
  })
})
