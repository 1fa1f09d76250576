import { z } from 'zod'
import { coinSymbol, untrustedText } from './untrusted-text.ts'

export const SOCIAL_ORDERS = ['alt-rank', 'galaxy-score', 'interactions', 'market-cap'] as const
export type SocialOrder = (typeof SOCIAL_ORDERS)[number]

/** How much and how kindly people speak of a coin. */
export const coinPulse = z.object({
  symbol: coinSymbol,
  name: untrustedText,
  priceUsd: z.number().nullable(),
  priceChange24hPct: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
  marketCapRank: z.number().nullable(),
  /** 0 to 100; higher is better. */
  galaxyScore: z.number().nullable(),
  galaxyScoreBefore: z.number().nullable(),
  /** 1 is the best of all coins. */
  altRank: z.number().nullable(),
  altRankBefore: z.number().nullable(),
  /** Share of posts that are positive, in per cent. */
  sentimentPct: z.number().nullable(),
  interactions24h: z.number().nullable(),
  posts24h: z.number().nullable(),
  /** Share of all that is said about coins, in per cent. */
  socialDominancePct: z.number().nullable(),
})
export type CoinPulse = z.infer<typeof coinPulse>
