import { describe, expect, it } from 'vitest'
import { type RankedToken, rankTokens } from './rank-tokens.ts'

const token = (symbol: string, more: Partial<RankedToken> = {}): RankedToken => ({
  address: `address of ${symbol}`,
  symbol,
  name: symbol,
  isVerified: true,
  liquidityUsd: null,
  ...more,
})
const found = (tokens: readonly RankedToken[], query: string, limit = 10) =>
  rankTokens(tokens, { query, limit }).map((each) => each.name)

describe('rankTokens', () => {
  it('puts the address first, then whole symbols, beginnings, words and middles', () => {
    const tokens = [
      token('xsolx', { name: 'middle of the symbol' }),
      token('AAA', { name: 'big sol house' }),
      token('SOLAR', { name: 'symbol begins' }),
      token('BBB', { name: 'parasols' }),
      token('SOL', { name: 'whole' }),
      token('CCC', { name: 'the address', address: 'sol' }),
      token('DDD', { name: 'nothing alike' }),
    ]
    expect(found(tokens, ' Sol ')).toEqual([
      'the address',
      'whole',
      'symbol begins',
      'big sol house',
      'middle of the symbol',
      'parasols',
    ])
  })

  it('never puts a look-alike above the verified one, however liquid it says it is', () => {
    const tokens = [
      token('USDC', { name: 'look-alike', isVerified: false, liquidityUsd: 1e12 }),
      token('USDC', { name: 'small', liquidityUsd: 10 }),
      token('USDC', { name: 'large', liquidityUsd: 1_000 }),
    ]
    expect(found(tokens, 'usdc')).toEqual(['large', 'small', 'look-alike'])
    expect(found(tokens, 'usdc', 1)).toEqual(['large'])
  })

  it('answers everything, the trusted first, to an empty question', () => {
    expect(found([token('b', { isVerified: false }), token('a')], '')).toEqual(['a', 'b'])
  })
})
