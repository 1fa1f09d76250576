import { z } from 'zod'
import { outsideUrl, untrustedText } from './untrusted-text.ts'

export const chainTvl = z.object({
  name: untrustedText,
  symbol: untrustedText.nullable(),
  tvlUsd: z.number(),
})
export type ChainTvl = z.infer<typeof chainTvl>

export const defiProtocol = z.object({
  /** By which the source knows it. */
  slug: z.string(),
  name: untrustedText,
  category: untrustedText.nullable(),
  description: untrustedText.nullable(),
  url: outsideUrl.nullable(),
  chains: z.array(untrustedText),
  tvlUsd: z.number(),
  change1hPct: z.number().nullable(),
  change1dPct: z.number().nullable(),
  change7dPct: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
})
export type DefiProtocol = z.infer<typeof defiProtocol>

export const yieldPool = z.object({
  id: z.string(),
  project: untrustedText,
  chain: untrustedText,
  symbol: untrustedText,
  tvlUsd: z.number(),
  apyPct: z.number(),
  apyBasePct: z.number().nullable(),
  apyRewardPct: z.number().nullable(),
  apyMean30dPct: z.number().nullable(),
  isStable: z.boolean(),
  /** Whether what was put in can be worth less than had it been kept. */
  hasImpermanentLoss: z.boolean().nullable(),
})
export type YieldPool = z.infer<typeof yieldPool>
