import { describe, expect, it } from 'vitest'
import { sayComparison } from './say-comparison.ts'
import { tokenSamples } from './testing/tool-samples.ts'

type Answer = Parameters<typeof sayComparison>[0]
type Row = Answer['tokens'][number]
const sample = { status: 'done', ...tokenSamples.compare_tokens } as const
const [sol, bonk] = sample.tokens
if (sol === undefined || bonk === undefined) throw new Error('the sample has two tokens')

const say = (tokens: Row[], unresolved: string[] = []) =>
  sayComparison({ status: 'done', tokens, unresolved })
const change = (row: Row, token: Partial<Row['token']>, rest: Partial<Row> = {}): Row => ({
  ...row,
  ...rest,
  token: { ...row.token, ...token },
})

describe('a comparison in words', () => {
  it('says which of two is larger, trades more and moved more', () => {
    expect(sayComparison(sample)).toBe(
      'SOL is 40 times larger by market cap and trades more; BONK moved more in 24 hours (+4.10% against +0.30%).',
    )
  })

  it('says the same whichever was named first', () => {
    expect(say([bonk, sol])).toBe(say([sol, bonk]))
  })

  it('parts what belongs to different tokens', () => {
    const busy = change(bonk, { marketCapUsd: 24_000_000_000 }, { volume24hUsd: 9_000_000_000 })
    expect(say([sol, busy])).toMatch(
      /^SOL is 2\.7 times larger by market cap; BONK trades more and moved more in 24 hours \(/,
    )
  })

  it.each([
    [64_800_000_000, 'SOL and BONK have about the same market cap'],
    [48_000_000_000, 'SOL is 35% larger by market cap'],
    [30_000_000, 'SOL is 2,160 times larger by market cap'],
  ])('beside one of %i USD', (marketCapUsd, words) => {
    expect(say([sol, change(bonk, { marketCapUsd }, { volume24hUsd: 3_900_000_000 })]).split(';')[0]).toBe(
      words,
    )
  })

  it('says of moves that hardly differ that they are alike', () => {
    expect(say([sol, change(bonk, { priceChange24hPct: -0.32 })])).toContain(
      'BONK and SOL moved about as much in 24 hours (−0.32% and +0.30%).',
    )
  })

  it('names the first of three or four', () => {
    const jup = change(bonk, { address: 'jup', symbol: 'JUP', priceChange24hPct: -6 })
    expect(say([bonk, jup, sol])).toBe(
      'SOL is the largest by market cap ($64.8B) and trades the most; JUP moved the most in 24 hours (−6.00%).',
    )
  })

  it('compares nothing that is not known of all of them', () => {
    const silent = { marketCapUsd: null, priceChange24hPct: null }
    expect(say([sol, change(bonk, { marketCapUsd: 0 })])).not.toContain('market cap')
    expect(say([sol, change(bonk, silent, { volume24hUsd: null })])).toBe(
      'SOL and BONK have too few known figures to compare.',
    )
  })

  it('says a danger first', () => {
    expect(say([sol, { ...bonk, riskLevel: 'danger' }])).toMatch(
      /^BONK looks \*\*dangerous\*\*; SOL is 40 times/,
    )
  })

  it('names what was left out, quoted where it is no symbol', () => {
    expect(say([sol, bonk], ['USDC', 'the [dog](x) one'])).toMatch(
      /\. I left out USDC and “the \\\[dog\\\]\(x\) one”, because I could not tell which token is meant\.$/,
    )
  })

  it('tells tokens of one symbol apart by chain, and on one chain by address', () => {
    const onBsc = change(bonk, { chain: 'bsc' })
    expect(say([bonk, onBsc])).toContain('BONK on Solana and BONK on BSC have about the same market cap')
    const copy = change(bonk, { address: 'Copy1111111111111111111111111111111111Copy' })
    expect(say([bonk, copy])).toContain('BONK on Solana (DezX…B263) and BONK on Solana (Copy…Copy)')
  })
})
