import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { describeToken, shareOf } from '@windhover/core/discovery/describe-token'
import { z } from 'zod'
import { figureIfAny, goodRows, momentOrNull, textIfAny } from '../../platform/upstream/read-fields.ts'

const pool = z.object({
  id: z.string(),
  baseAsset: z.object({
    id: z.string().min(32),
    name: z.string(),
    symbol: z.string(),
    icon: textIfAny,
    decimals: z.number().int().min(0).max(255).nullish().catch(null),
    website: textIfAny,
    twitter: textIfAny,
    telegram: textIfAny,
    discord: textIfAny,
    usdPrice: figureIfAny,
    mcap: figureIfAny,
    holderCount: figureIfAny,
    isVerified: z.boolean().nullish().catch(null),
    graduatedPool: textIfAny,
    graduatedAt: textIfAny,
    audit: z.object({ devBalancePercentage: figureIfAny }).nullish().catch(null),
    stats24h: z
      .object({ priceChange: figureIfAny, numBuys: figureIfAny, numSells: figureIfAny })
      .nullish()
      .catch(null),
  }),
  bondingCurve: figureIfAny,
  volume24h: figureIfAny,
  liquidity: figureIfAny,
  createdAt: momentOrNull.catch(null),
})

export const dbcAnswer = z.object({ pools: goodRows(pool) })

export function toDbcToken(row: z.output<typeof pool>): DiscoveredToken {
  const { baseAsset: asset } = row
  const { website, twitter, telegram, discord } = asset
  const isGraduated = Boolean(asset.graduatedPool ?? asset.graduatedAt)
  return describeToken({
    chain: 'solana',
    address: asset.id,
    symbol: asset.symbol,
    name: asset.name,
    decimals: asset.decimals ?? null,
    logoURI: asset.icon ?? null,
    isVerified: asset.isVerified === true,
    createdAt: row.createdAt,
    priceUsd: asset.usdPrice,
    changePct: asset.stats24h?.priceChange ?? null,
    volumeUsd: row.volume24h,
    buys: asset.stats24h?.numBuys ?? null,
    sells: asset.stats24h?.numSells ?? null,
    marketCapUsd: asset.mcap,
    liquidityUsd: row.liquidity,
    holderCount: asset.holderCount,
    devHoldingPct: asset.audit?.devBalancePercentage ?? null,
    launch: {
      launchpad: 'meteora-dbc',
      progress: isGraduated ? 1 : shareOf(row.bondingCurve, 100),
      isGraduated,
      label: null,
    },
    links: { website, twitter, telegram, discord },
  })
}
