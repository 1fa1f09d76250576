import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AssetStats, StatsWindow } from '../../market/market.ts'
import type { World } from '../../world/world.ts'
import { organicScore } from './organic-score.ts'
import type { FactReader } from './token-facts.ts'
import { isSol, launchedToken, type TradedToken } from './traded-token.ts'

export const CATEGORIES = ['toporganicscore', 'toptraded', 'toptrending'] as const
export type Category = (typeof CATEGORIES)[number]

/** The order is kept for a while; the figures in it are read afresh. */
const KEPT_MS = 30_000
const MOST_RANKED = 100
/** Nothing gets to the top without liquidity, so only the most liquid are looked at. */
const LISTED_CANDIDATES = 250
const LAUNCH_CANDIDATES = 60
/** Requests are answered in between. */
const AT_ONCE = 10

type RankingParts = {
  readonly world: World
  readonly listed: readonly TradedToken[]
  readonly readFacts: FactReader
}

export type Ranking = (
  category: Category,
  window: StatsWindow,
  atMs: number,
) => Promise<readonly TradedToken[]>

export function createRanking(parts: RankingParts): Ranking {
  const kept = new Map<string, { atMs: number; tokens: Promise<readonly TradedToken[]> }>()
  const liquid = parts.listed.filter(isRanked).toSorted(byLiquidity).slice(0, LISTED_CANDIDATES)
  return (category, window, atMs) => {
    const key = `${category}/${window}`
    const last = kept.get(key)
    if (last && Math.abs(atMs - last.atMs) < KEPT_MS) return last.tokens
    const candidates = [...liquid, ...liveliestLaunches(parts.world, atMs)]
    const tokens = rank(candidates, (token) => {
      const facts = parts.readFacts(token, atMs)
      return category === 'toporganicscore'
        ? organicScore(token, facts)
        : moveScore(category, facts.stats(window))
    })
    kept.set(key, { atMs, tokens })
    return tokens
  }
}

async function rank(
  candidates: readonly TradedToken[],
  scoreOf: (token: TradedToken) => number,
): Promise<readonly TradedToken[]> {
  const scored: { token: TradedToken; score: number }[] = []
  for (const [index, token] of candidates.entries()) {
    if (index % AT_ONCE === 0) await nextTurn()
    scored.push({ token, score: scoreOf(token) })
  }
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_RANKED)
    .map((each) => each.token)
}

function moveScore(category: 'toptraded' | 'toptrending', stats: AssetStats | null): number {
  if (!stats) return 0
  const volumeUsd = stats.buyVolumeUsd + stats.sellVolumeUsd
  return category === 'toptraded' ? volumeUsd : Math.max(0, stats.priceChangePct) * Math.log10(1 + volumeUsd)
}

function liveliestLaunches({ market }: World, atMs: number): readonly TradedToken[] {
  return market.launches.solana
    .alive(atMs)
    .filter((launch) => launch.phase !== 'dead')
    .toSorted((one, other) => other.marketCapUsd - one.marketCapUsd)
    .slice(0, LAUNCH_CANDIDATES)
    .map(launchedToken)
}

/** The coin itself and the dollars are left out, as at the original. */
function isRanked(token: TradedToken): boolean {
  return !isSol(token) && token.class !== 'stable' && !token.listing.risk.honeypot
}

function byLiquidity(one: TradedToken, other: TradedToken): number {
  return other.listing.liquidityUsd - one.listing.liquidityUsd
}
