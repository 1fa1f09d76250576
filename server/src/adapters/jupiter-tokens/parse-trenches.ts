import type { DiscoveredToken, Launchpad, TrenchesWindow } from '@windhover/core/discovery/contract'
import { describeToken, shareOf } from '@windhover/core/discovery/describe-token'
import { z } from 'zod'
import { figureIfAny, momentOrNull, textIfAny } from '../../platform/upstream/read-fields.ts'

const stats = z
  .object({
    priceChange: figureIfAny,
    buyVolume: figureIfAny,
    sellVolume: figureIfAny,
    numBuys: figureIfAny,
    numSells: figureIfAny,
  })
  .nullish()
  .catch(null)

export const trenchesRow = z.object({
  id: z.string().min(32),
  name: z.string(),
  symbol: z.string(),
  icon: textIfAny,
  decimals: z.number().int().min(0).max(255),
  website: textIfAny,
  twitter: textIfAny,
  telegram: textIfAny,
  discord: textIfAny,
  usdPrice: figureIfAny,
  liquidity: figureIfAny,
  mcap: figureIfAny,
  holderCount: figureIfAny,
  isVerified: z.boolean().nullish(),
  launchpad: textIfAny,
  bondingCurve: figureIfAny,
  graduatedPool: textIfAny,
  graduatedAt: textIfAny,
  firstPool: z.object({ createdAt: momentOrNull }).nullish().catch(null),
  audit: z.object({ devBalancePercentage: figureIfAny }).nullish().catch(null),
  stats5m: stats,
  stats1h: stats,
  stats6h: stats,
  stats24h: stats,
})
type TrenchesRow = z.output<typeof trenchesRow>

/** Those of whose launches we have lists. */
const LAUNCHPADS: Readonly<Record<string, Launchpad>> = {
  'pump.fun': 'pump',
  'raydium-launchlab': 'launchlab',
  'met-dbc': 'meteora-dbc',
}

export function toTrenchesToken(row: TrenchesRow, window: TrenchesWindow): DiscoveredToken {
  const { website, twitter, telegram, discord } = row
  const { priceChange, buyVolume, sellVolume, numBuys, numSells } = row[`stats${window}`] ?? NO_STATS
  return describeToken({
    chain: 'solana',
    address: row.id,
    symbol: row.symbol,
    name: row.name,
    decimals: row.decimals,
    logoURI: row.icon ?? null,
    isVerified: row.isVerified === true,
    createdAt: row.firstPool?.createdAt ?? null,
    priceUsd: row.usdPrice,
    changePct: priceChange,
    volumeUsd: buyVolume === null && sellVolume === null ? null : (buyVolume ?? 0) + (sellVolume ?? 0),
    buys: numBuys,
    sells: numSells,
    marketCapUsd: row.mcap,
    liquidityUsd: row.liquidity,
    holderCount: row.holderCount,
    devHoldingPct: row.audit?.devBalancePercentage ?? null,
    launch: readLaunch(row),
    links: { website, twitter, telegram, discord },
  })
}

const NO_STATS = { priceChange: null, buyVolume: null, sellVolume: null, numBuys: null, numSells: null }

function readLaunch(row: TrenchesRow): DiscoveredToken['launch'] {
  const launchpad = LAUNCHPADS[row.launchpad ?? '']
  if (launchpad === undefined) return null
  const isGraduated = Boolean(row.graduatedPool ?? row.graduatedAt)
  return { launchpad, progress: isGraduated ? 1 : shareOf(row.bondingCurve, 100), isGraduated, label: null }
}
