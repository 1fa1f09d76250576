import type { CoinPulse, SocialOrder } from '@windhover/core/intelligence/social-pulse'
import { toCoinSymbol } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import { figureOrNull, text } from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 60

export type CoinSort = { readonly sort: string; readonly isDescending: boolean }

export const SORTS: Readonly<Record<SocialOrder, CoinSort>> = {
  'alt-rank': { sort: 'alt_rank', isDescending: false },
  'galaxy-score': { sort: 'galaxy_score', isDescending: true },
  interactions: { sort: 'interactions_24h', isDescending: true },
  'market-cap': { sort: 'market_cap_rank', isDescending: false },
}

export const coinsAnswer = z.object({
  data: z.array(
    z.object({
      symbol: z.string(),
      name: text(NAME_CHARS),
      price: figureOrNull,
      percent_change_24h: figureOrNull,
      market_cap: figureOrNull,
      market_cap_rank: figureOrNull,
      galaxy_score: figureOrNull,
      galaxy_score_previous: figureOrNull,
      alt_rank: figureOrNull,
      alt_rank_previous: figureOrNull,
      sentiment: figureOrNull,
      interactions_24h: figureOrNull,
      social_volume_24h: figureOrNull,
      social_dominance: figureOrNull,
    }),
  ),
})

/** Coins whose symbol is none are left out: nobody could ask for them. */
export function toCoinPulses({ data }: z.output<typeof coinsAnswer>): readonly CoinPulse[] {
  return data.flatMap((row) => {
    const symbol = toCoinSymbol(row.symbol)
    if (symbol === null) return []
    return [
      {
        symbol,
        name: row.name,
        priceUsd: row.price,
        priceChange24hPct: row.percent_change_24h,
        marketCapUsd: row.market_cap,
        marketCapRank: row.market_cap_rank,
        galaxyScore: row.galaxy_score,
        galaxyScoreBefore: row.galaxy_score_previous,
        altRank: row.alt_rank,
        altRankBefore: row.alt_rank_previous,
        sentimentPct: row.sentiment,
        interactions24h: row.interactions_24h,
        posts24h: row.social_volume_24h,
        socialDominancePct: row.social_dominance,
      },
    ]
  })
}
