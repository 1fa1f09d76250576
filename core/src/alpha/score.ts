import type { Findings } from './findings.ts'

export const SCORE_PARTS = ['talk', 'news', 'price', 'liquidity', 'risks'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]
export type ScorePoints = { readonly part: ScorePart; readonly points: number }

/** The most that each part can bring; together 1. */
export const SCORE_WEIGHTS = { talk: 0.3, news: 0.2, price: 0.25, liquidity: 0.25 } as const

const RISK_POINTS = { danger: 0.25, warning: 0.08, note: 0 } as const
const RISK_POINTS_MAX = 0.5

/** A galaxy score that moves so far in a day is as good or bad as it gets. */
const GALAXY_STEP = 20
/** So many headlines in the last days are much talk in the papers. */
const HEADLINES_MANY = 5
/** In per cent: so far from the whole market in a day, and from itself in a week. */
const DAY_AHEAD_PCT = 10
const WEEK_PCT = 30
/** Dollars as powers of ten: from where it counts, and from where more does not help. */
const POOLED = { from: 4, to: 7 } as const
const TRADED = { from: 5, to: 8 } as const

/**
 * From 0 to 1. Each part is a share of its weight, and what no source tells earns nothing:
 * - talk: how the galaxy score and the rank in talk moved since yesterday; unchanged is one half
 * - news: number of headlines in the last days, five being all, times how kindly readers took them
 * - price: the day against the whole market and the week by itself; neither ahead nor behind is one half
 * - liquidity: dollars in its pools from ten thousand to ten million by powers of ten; where nobody counts them, the
 *   dollars traded in a day from a hundred thousand to a hundred million
 * - risks take away 0.25 for each danger and 0.08 for each warning, 0.5 at most
 */
export function scoreProject(findings: Findings): {
  readonly score: number
  readonly parts: readonly ScorePoints[]
} {
  const shares = {
    talk: scoreTalk(findings),
    news: scoreNews(findings),
    price: scorePrice(findings),
    liquidity: scoreLiquidity(findings),
  }
  const earned = (Object.keys(SCORE_WEIGHTS) as (keyof typeof SCORE_WEIGHTS)[]).map((part) => ({
    part,
    points: hundredth(SCORE_WEIGHTS[part] * (shares[part] ?? 0)),
  }))
  const parts = [...earned, { part: 'risks' as const, points: hundredth(-riskPoints(findings)) }]
  return { score: hundredth(within(parts.reduce((sum, { points }) => sum + points, 0))), parts }
}

function scoreTalk({ talk }: Findings): number | null {
  if (talk === null) return null
  const { galaxyScore, galaxyScoreBefore, altRank, altRankBefore } = talk
  return meanOf([
    galaxyScore === null || galaxyScoreBefore === null
      ? null
      : 0.5 + (galaxyScore - galaxyScoreBefore) / (2 * GALAXY_STEP),
    // A step at the top of the ranks is worth more than one at the bottom.
    altRank === null || altRankBefore === null || altRank + altRankBefore <= 0
      ? null
      : 0.5 + (altRankBefore - altRank) / (altRankBefore + altRank),
  ])
}

function scoreNews({ news }: Findings): number | null {
  if (news === null) return null
  const { headlines } = news
  if (headlines.length === 0) return 0
  const count = (mood: string) => headlines.filter(({ sentiment }) => sentiment === mood).length
  const mood = (count('positive') - count('negative')) / headlines.length
  return Math.min(1, headlines.length / HEADLINES_MANY) * ((1 + mood) / 2)
}

function scorePrice({ market }: Findings): number | null {
  if (market === null) return null
  const { change24hPct, marketChange24hPct, change7dPct } = market
  return meanOf([
    change24hPct === null || marketChange24hPct === null
      ? null
      : 0.5 + (change24hPct - marketChange24hPct) / (2 * DAY_AHEAD_PCT),
    change7dPct === null ? null : 0.5 + change7dPct / (2 * WEEK_PCT),
  ])
}

function scoreLiquidity({ token, market }: Findings): number | null {
  const pooledUsd = token?.liquidityUsd ?? null
  if (pooledUsd !== null) return powerShare(pooledUsd, POOLED)
  const tradedUsd = market?.volume24hUsd ?? null
  return tradedUsd === null ? null : powerShare(tradedUsd, TRADED)
}

function riskPoints({ token }: Findings): number {
  const points = (token?.risks ?? []).reduce((sum, { level }) => sum + RISK_POINTS[level], 0)
  return Math.min(RISK_POINTS_MAX, points)
}

/** What is no number earns nothing. */
const powerShare = (usd: number, { from, to }: { from: number; to: number }) =>
  usd > 0 ? within((Math.log10(usd) - from) / (to - from)) : 0

/** Of those that are known, each within 0 and 1; null where none is. */
function meanOf(shares: readonly (number | null)[]): number | null {
  const known = shares.filter((share) => share !== null && Number.isFinite(share)) as number[]
  return known.length === 0 ? null : known.reduce((sum, share) => sum + within(share), 0) / known.length
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const hundredth = (value: number) => Math.round(value * 100) / 100
