import { describe, expect, it } from 'vitest'
import type { KnownToken } from './look-alike.ts'
import { resolveSymbol } from './resolve-symbol.ts'

const token = (address: string, more: Partial<KnownToken> = {}): KnownToken => ({
  address,
  symbol: 'USDC',
  name: 'USD Coin',
  isVerified: true,
  liquidityUsd: 1_000,
  ...more,
})

describe('resolveSymbol', () => {
  it('means the one that is verified, however liquid its copies say they are', () => {
    const real = token('real')
    const found = [token('copy', { isVerified: false, liquidityUsd: 1e12 }), real]
    expect(resolveSymbol(found, '$usdc')).toEqual({ kind: 'one', token: real })
  })

  it('means the coin of the chain before its token form', () => {
    const coin = token('native', { symbol: 'SOL' })
    expect(resolveSymbol([token('wrapped', { symbol: 'SOL' }), coin], 'SOL')).toEqual({
      kind: 'one',
      token: coin,
    })
  })

  it('takes the far larger of two verified ones, and asks when they are near or unknown', () => {
    const large = token('large', { liquidityUsd: 10_000 })
    expect(resolveSymbol([token('small'), large], 'usdc')).toEqual({ kind: 'one', token: large })
    const near = token('near', { liquidityUsd: 9_999 })
    expect(resolveSymbol([token('small'), near], 'usdc')).toMatchObject({
      kind: 'ask',
      candidates: [{ address: 'near' }, { address: 'small' }],
    })
    const unknown = token('unknown', { liquidityUsd: null })
    expect(resolveSymbol([large, unknown], 'usdc').kind).toBe('ask')
  })

  it('never decides for what nobody vouches for', () => {
    const only = token('only', { isVerified: false, liquidityUsd: 1e9 })
    expect(resolveSymbol([only], 'USDC')).toEqual({ kind: 'ask', candidates: [only] })
  })

  it('finds nothing where no symbol is the whole word', () => {
    expect(resolveSymbol([token('x', { symbol: 'USDCX' })], 'USDC')).toEqual({ kind: 'none' })
  })
})
