import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Findings } from './findings.ts'
import { SCORE_WEIGHTS, scoreProject } from './score.ts'
import { from, headlineOf, NOTHING_KNOWN, TIDEWATER } from './testing/findings.ts'

const pointsOf = (findings: Findings) =>
  Object.fromEntries(scoreProject(findings).parts.map(({ part, points }) => [part, points]))
const market = (given: Partial<NonNullable<Findings['market']>>) => ({
  ...NOTHING_KNOWN,
  market: {
    source: from('CoinGecko'),
    rank: null,
    marketCapUsd: null,
    volume24hUsd: null,
    change24hPct: null,
    change7dPct: null,
    marketChange24hPct: null,
    ...given,
  },
})
const figure = fc.option(fc.double({ noNaN: false }), { nil: null })

describe('the score of a project', () => {
  it('R1-156 adds what each part brings, by the formula', () => {
    expect(scoreProject(TIDEWATER)).toEqual({
      score: 0.62,
      parts: [
        // (0.775 + 1) / 2 of 0.30
        { part: 'talk', points: 0.27 },
        // three of five headlines, taken as kindly as not
        { part: 'news', points: 0.06 },
        // (0.755 + 0.4767) / 2 of 0.25
        { part: 'price', points: 0.15 },
        // 4.2 million is 0.874 of the way from 10^4 to 10^7
        { part: 'liquidity', points: 0.22 },
        // one warning; a note takes nothing
        { part: 'risks', points: -0.08 },
      ],
    })
  })

  it('earns nothing by what nobody tells', () => {
    expect(scoreProject(NOTHING_KNOWN).score).toBe(0)
  })

  it('gives half for standing still', () => {
    const still = market({ change24hPct: 2, marketChange24hPct: 2, change7dPct: 0 })
    expect(pointsOf(still).price).toBe(0.13)
  })

  it('counts what is traded where nobody counts pools', () => {
    expect(pointsOf(market({ volume24hUsd: 1e8 })).liquidity).toBe(SCORE_WEIGHTS.liquidity)
    expect(pointsOf(market({ volume24hUsd: 1e5 })).liquidity).toBe(0)
    expect(pointsOf({ ...market({ volume24hUsd: 1e8 }), token: TIDEWATER.token }).liquidity).toBe(0.22)
  })

  it('falls with every bad headline and every danger, and never below nothing', () => {
    const bad = headlineOf('Bad', { sentiment: 'negative' })
    expect(pointsOf({ ...NOTHING_KNOWN, news: { source: from('n'), headlines: [bad] } }).news).toBe(0)
    const danger = { level: 'danger', text: 'Cannot be sold.' } as const
    const token = {
      source: from('t'),
      chain: 'solana',
      liquidityUsd: 1,
      risks: Array(5).fill(danger),
    } as const
    expect(scoreProject({ ...NOTHING_KNOWN, token })).toMatchObject({ score: 0 })
    expect(pointsOf({ ...NOTHING_KNOWN, token }).risks).toBe(-0.5)
  })

  it('R1-156 is a number from 0 to 1 whatever the sources say', () => {
    const findings = fc.record({
      change24hPct: figure,
      marketChange24hPct: figure,
      change7dPct: figure,
      volume24hUsd: figure,
      galaxyScore: figure,
      galaxyScoreBefore: figure,
      altRank: figure,
      altRankBefore: figure,
      liquidityUsd: figure,
    })
    fc.assert(
      fc.property(findings, (given) => {
        const { score } = scoreProject({
          ...TIDEWATER,
          ...market(given),
          talk: { source: from('l'), sentimentPct: null, posts24h: null, ...given },
          token: { source: from('t'), chain: 'solana', risks: [], ...given },
        })
        return score >= 0 && score <= 1
      }),
    )
  })
})
