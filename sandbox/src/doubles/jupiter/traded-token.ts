import type { Launch, Market } from '../../market/market.ts'
import type { AssetClass, Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'

export const SOL_MINT = 'So11111111111111111111111111111111111111112'
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** A mint of the universe or of a launch, with what the market says about it at one moment. */
export type TradedToken = {
  readonly listing: Listing
  readonly class: AssetClass
  readonly bornAtMs: number
  readonly launch: Launch | null
}

export function findToken(world: World, mint: string, atMs: number): TradedToken | null {
  const listing = world.universe.listing('solana', mint)
  if (listing) return listedToken(world, listing)
  const launch = world.market.launches.solana.find(mint, atMs)
  return launch ? launchedToken(launch) : null
}

export function listedToken(world: World, listing: Listing): TradedToken | null {
  const asset = world.universe.asset(listing.assetId)
  return asset ? { listing, class: asset.class, bornAtMs: asset.bornAtMs, launch: null } : null
}

export function launchedToken(launch: Launch): TradedToken {
  return { listing: launch.listing, class: 'launch', bornAtMs: launch.bornAtMs, launch }
}

export function tokenProgramOf(listing: Listing): string {
  return listing.standard === 'token-2022' ? TOKEN_2022_PROGRAM : TOKEN_PROGRAM
}

export function isSol(token: TradedToken): boolean {
  return token.listing.address === SOL_MINT
}

/** Null where the market has no price for it at that moment. */
export function priceOf(market: Market, token: TradedToken, atMs: number): number | null {
  try {
    const priceUsd = market.priceUsd(token.listing.assetId, atMs)
    return Number.isFinite(priceUsd) && priceUsd > 0 ? priceUsd : null
  } catch {
    return null
  }
}
