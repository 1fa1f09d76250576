import { z } from 'zod'
import { coinSymbol, untrustedText } from './untrusted-text.ts'

/** The whole market in one look. */
export const marketOverview = z.object({
  marketCapUsd: z.number(),
  marketCapChange24hPct: z.number().nullable(),
  volume24hUsd: z.number(),
  btcDominancePct: z.number().nullable(),
  ethDominancePct: z.number().nullable(),
  coinCount: z.number().nullable(),
  observedAt: z.iso.datetime(),
})
export type MarketOverview = z.infer<typeof marketOverview>

export const rankedCoin = z.object({
  symbol: coinSymbol,
  name: untrustedText,
  rank: z.number().nullable(),
  priceUsd: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
  volume24hUsd: z.number().nullable(),
  change1hPct: z.number().nullable(),
  change24hPct: z.number().nullable(),
  change7dPct: z.number().nullable(),
})
export type RankedCoin = z.infer<typeof rankedCoin>

/** With its changes over a month and the prices of its week, oldest first. */
export const sectorCoin = rankedCoin.extend({
  change30dPct: z.number().nullable(),
  week: z.array(z.number()),
})
export type SectorCoin = z.infer<typeof sectorCoin>

export const FEAR_GREED_MOODS = ['extreme-fear', 'fear', 'neutral', 'greed', 'extreme-greed'] as const

export const fearGreed = z.object({
  /** 0 is extreme fear, 100 extreme greed. */
  value: z.number().min(0).max(100),
  mood: z.enum(FEAR_GREED_MOODS),
  measuredAt: z.iso.datetime(),
})
export type FearGreed = z.infer<typeof fearGreed>
