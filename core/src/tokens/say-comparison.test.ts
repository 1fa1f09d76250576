import { describe, expect, it } from 'vitest'
import { sayComparison } from './say-comparison.ts'
import { tokenSamples } from './testing/tool-samples.ts'

type Answer = Parameters<typeof sayComparison>[0]
type Row = Answer['tokens'][number]
const sample = { status: 'done', ...tokenSamples.compare_tokens } as const
const [sol, bonk] = sample.tokens
if (sol === undefined || bonk === undefined) throw new Error('the sample has two tokens')

const say = (tokens: Row[], unresolved: string[] = []) => sayComparison({ ...sample, tokens, unresolved })
const change = (row: Row, token: Partial<Row['token']>, rest: Partial<Row> = {}): Row => ({
  ...row,
  ...rest,
  token: { ...row.token, ...token },
})
const month = (row: Row, change30dPct: number | null, worstDay30dPct: number | null = null): Row => ({
  ...row,
  change30dPct,
  worstDay30dPct,
})

describe('a comparison in words', () => {
  it('answers in one sentence, whichever was named first', () => {
    const words =
      'Over 30 days **SOL gained three times as much as BONK**, and fell further on its worst day.'
    expect(sayComparison(sample)).toBe(words)
    expect(say([bonk, sol])).toBe(words)
  })

  it.each([
    [12.6, 12.58, 'SOL and BONK moved alike** (+12.60% and +12.58%)'],
    [12.6, 12.3, 'SOL gained about as much as BONK**'],
    [12.6, 10, 'SOL gained more than BONK**'],
    [12.6, 6, 'SOL gained twice as much as BONK**'],
    [12.6, 0.1, 'SOL gained 126 times as much as BONK**'],
    [12.6, 0.01, 'SOL gained 12.60% while BONK hardly moved**'],
    [12.6, -4.12, 'SOL gained 12.60% while BONK lost 4.12%**'],
    [-2, -8.4, 'SOL lost less than BONK** (−2.00% and −8.40%)'],
  ])('of %d and %d per cent', (one, other, words) => {
    expect(say([month(sol, one), month(bonk, other)])).toBe(`Over 30 days **${words}.`)
  })

  it.each([
    [-9, -6, ', and fell further on its worst day.'],
    [-6, -9, ', and fell less on its worst day.'],
    [-6, -6.01, '**.'],
    [1, -0.01, '**.'],
    [-6, null, '**.'],
  ])('of worst days of %d and %d per cent', (one, other, words) => {
    expect(say([month(sol, 12, one), month(bonk, 4, other)]).endsWith(words)).toBe(true)
  })

  it('names whose worst day it was where the sentence is about both', () => {
    expect(say([month(sol, 12.6, -9), month(bonk, -4.12, -6)])).toBe(
      'Over 30 days **SOL gained 12.60% while BONK lost 4.12%**, and SOL fell further on its worst day.',
    )
  })

  it('names the first and the last of three or four', () => {
    const jup = change(bonk, { address: 'jup', symbol: 'JUP' }, { change30dPct: -6 })
    expect(say([bonk, jup, sol])).toBe(
      'Over 30 days **SOL gained the most** (+12.60%) and JUP lost the most (−6.00%).',
    )
  })

  it('goes by the day where the month is not known of all, and by size where no price is', () => {
    expect(say([sol, month(bonk, null)])).toBe('In 24 hours **BONK gained 14 times as much as SOL**.')
    const silent = { priceChange24hPct: null }
    expect(say([sol, change(month(bonk, null), silent)])).toBe('**SOL is 40 times larger by market cap**.')
    expect(say([sol, change(month(bonk, null), { ...silent, marketCapUsd: 64_800_000_000 })])).toBe(
      'SOL and BONK have about the same market cap.',
    )
    expect(say([sol, change(month(bonk, null), { ...silent, marketCapUsd: 0 })])).toBe(
      'SOL and BONK have too few known figures to compare.',
    )
  })

  it('says a danger first', () => {
    expect(say([sol, { ...bonk, riskLevel: 'danger' }])).toMatch(
      /^BONK looks \*\*dangerous\*\*\. Over 30 days \*\*SOL/,
    )
  })

  it('names what was left out, quoted where it is no symbol', () => {
    expect(say([sol, bonk], ['USDC', 'the [dog](x) one'])).toMatch(
      /\. I left out USDC and “the \\\[dog\\\]\(x\) one”, because I could not tell which token is meant\.$/,
    )
  })

  it('tells tokens of one symbol apart by chain, and on one chain by address', () => {
    expect(say([bonk, change(bonk, { chain: 'bsc' })])).toContain(
      'BONK on Solana and BONK on BSC moved alike',
    )
    const copy = change(bonk, { address: 'Copy1111111111111111111111111111111111Copy' })
    expect(say([bonk, copy])).toContain('BONK on Solana (DezX…B263) and BONK on Solana (Copy…Copy)')
  })
})
