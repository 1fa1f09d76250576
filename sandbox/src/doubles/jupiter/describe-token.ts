import { createHash } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import { launchLogoUrl, logoUrl } from '../../logos/logo-url.ts'
import type { AssetStats, Launchpad } from '../../market/market.ts'
import { KNOWN_ASSETS } from '../../universe/known-assets.ts'
import type { World } from '../../world/world.ts'
import { organicLabel, organicScore } from './organic-score.ts'
import type { TokenFacts } from './token-facts.ts'
import { priceOf, type TradedToken, tokenProgramOf } from './traded-token.ts'

type DescribedToken = { readonly token: TradedToken; readonly facts: TokenFacts; readonly atMs: number }

/** One entry of Tokens V2. */
export function describeToken(world: World, { token, facts, atMs }: DescribedToken) {
  const { listing, launch } = token
  const priceUsd = priceOf(world.market, token, atMs)
  const { holders, liquidityUsd } = facts
  const score = organicScore(token, facts)
  const supply = supplyOf(listing)
  const mcap = priceUsd === null ? null : supply * priceUsd
  return {
    id: listing.address,
    name: listing.name,
    symbol: listing.symbol,
    icon: launch ? launchLogoUrl(world, launch) : logoUrl(world, listing),
    decimals: listing.decimals,
    tokenProgram: tokenProgramOf(listing),
    createdAt: iso(token.bornAtMs),
    ...describeSocials(token),
    dev: launch?.creator ?? listing.risk.mintAuthority ?? listing.risk.freezeAuthority,
    mintAuthority: listing.risk.mintAuthority,
    freezeAuthority: listing.risk.freezeAuthority,
    circSupply: supply,
    totalSupply: supply,
    ...describeLaunch(token),
    holderCount: holders?.count ?? null,
    fdv: mcap,
    mcap: launch?.marketCapUsd ?? mcap,
    usdPrice: priceUsd,
    liquidity: liquidityUsd,
    stats5m: describeStats(facts.stats('5m'), score),
    stats1h: describeStats(facts.stats('1h'), score),
    stats6h: describeStats(facts.stats('6h'), score),
    stats24h: describeStats(facts.stats('24h'), score),
    firstPool: {
      id: launch ? launch.curvePool : poolOf(listing.address),
      createdAt: iso(token.bornAtMs),
    },
    audit: {
      ...(listing.risk.honeypot ? { isSus: true } : {}),
      mintAuthorityDisabled: listing.risk.mintAuthority === null,
      freezeAuthorityDisabled: listing.risk.freezeAuthority === null,
      topHoldersPercentage: holders?.topTenPct ?? null,
      devBalancePercentage: holders?.developerPct ?? null,
      devMints: 1,
    },
    organicScore: score,
    organicScoreLabel: organicLabel(score),
    isVerified: listing.isVerified,
    tags: tagsOf(token),
    updatedAt: iso(atMs),
  }
}

const COIN = KNOWN_ASSETS.find((asset) => asset.id === 'SOL')

/** The original tells the wrapped coin with the supply of the coin itself. */
function supplyOf({ assetId, supplyRaw, decimals }: TradedToken['listing']): number {
  return assetId === COIN?.id ? COIN.supply : Number(supplyRaw) / 10 ** decimals
}

const STAKED_SOL = new Set(KNOWN_ASSETS.filter((asset) => asset.follows === 'SOL').map((asset) => asset.id))

export function tagsOf({ listing, class: assetClass, launch }: TradedToken): readonly string[] {
  return [
    ...(listing.isVerified ? ['verified'] : []),
    ...(STAKED_SOL.has(listing.assetId) ? ['lst'] : []),
    ...(listing.standard === 'token-2022' ? ['token-2022'] : []),
    ...(assetClass === 'stable' ? ['stablecoin'] : []),
    ...(launch ? ['launchpad'] : []),
  ]
}

/** Two different moves of the market: what happened, and how much of it were people. */
function describeStats(stats: AssetStats | null, score: number) {
  if (!stats) return null
  const organic = score / 100
  return {
    priceChange: stats.priceChangePct,
    holderChange: stats.holderChangePct,
    liquidityChange: stats.liquidityChangePct,
    volumeChange: stats.volumeChangePct,
    buyVolume: stats.buyVolumeUsd,
    sellVolume: stats.sellVolumeUsd,
    buyOrganicVolume: stats.buyVolumeUsd * organic,
    sellOrganicVolume: stats.sellVolumeUsd * organic,
    numBuys: stats.numBuys,
    numSells: stats.numSells,
    numTraders: stats.numTraders,
    numOrganicBuyers: Math.floor(Math.min(stats.numBuys, stats.numTraders) * organic),
    numNetBuyers: stats.numBuys - stats.numSells,
  }
}

/** As the original names them. */
export const LAUNCHPAD_NAMES: Readonly<Partial<Record<Launchpad, string>>> = {
  pump: 'pump.fun',
  launchlab: 'raydium-launchlab',
  'meteora-dbc': 'met-dbc',
}

function describeLaunch({ launch }: TradedToken) {
  if (!launch) return {}
  const launchpad = LAUNCHPAD_NAMES[launch.launchpad]
  if (launch.graduatedAtMs === null) return { launchpad }
  return { launchpad, graduatedPool: launch.graduatedPool, graduatedAt: iso(launch.graduatedAtMs) }
}

function describeSocials({ listing, launch }: TradedToken) {
  if (launch) return Object.fromEntries(Object.entries(launch.links).filter(([, url]) => url !== null))
  if (!listing.isVerified) return {}
  // Names under a domain that can belong to nobody.
  const label = listing.symbol.toLowerCase().replace(/[^a-z0-9]/g, '') || 'token'
  return { website: `https://${label}.example`, twitter: `https://x.example/${label}` }
}

/** Pools are the maker's inventory here; each still has an address of its own to be named by. */
function poolOf(mint: string): string {
  return getBase58Decoder().decode(createHash('sha256').update(`first pool of ${mint}`).digest())
}

function iso(atMs: number): string {
  return new Date(atMs).toISOString()
}
