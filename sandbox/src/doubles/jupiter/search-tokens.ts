import { isAddress } from '@solana/kit'
import type { World } from '../../world/world.ts'
import { findToken, launchedToken, listedToken, type TradedToken } from './traded-token.ts'

const MOST_FOUND = 20
/** Launches come every few seconds; looking them all up for every letter typed would be most of the work. */
const LAUNCHES_KEPT_MS = 1_000
export const MOST_MINTS = 100

type Indexed = { readonly token: TradedToken; readonly symbol: string; readonly name: string }

export type TokenSearch = {
  /** By symbol, name or mint, best first; several mints after commas. */
  readonly search: (query: string, atMs: number) => readonly TradedToken[]
  readonly listed: readonly TradedToken[]
}

export function createTokenSearch(world: World): TokenSearch {
  const listings = world.universe.onChain('solana').filter((listing) => isAddress(listing.address))
  const listed = listings.flatMap((listing) => listedToken(world, listing) ?? [])
  const index = listed.map(indexed)
  let kept: { atMs: number; launches: readonly Indexed[] } | null = null
  const launches = (atMs: number) => {
    if (kept && Math.abs(atMs - kept.atMs) < LAUNCHES_KEPT_MS) return kept.launches
    const alive = world.market.launches.solana.alive(atMs).map((launch) => indexed(launchedToken(launch)))
    kept = { atMs, launches: alive }
    return alive
  }
  return {
    listed,
    search: (query, atMs) => {
      const parts = query.split(',').map((part) => part.trim())
      const mints = parts.filter((part) => isAddress(part))
      if (mints.length > 0) return [...new Set(mints)].flatMap((mint) => findToken(world, mint, atMs) ?? [])
      const wanted = query.trim().toLowerCase()
      if (wanted === '') return []
      return best(wanted, [index, launches(atMs)])
    },
  }
}

function indexed(token: TradedToken): Indexed {
  return { token, symbol: token.listing.symbol.toLowerCase(), name: token.listing.name.toLowerCase() }
}

type Found = { readonly token: TradedToken; readonly tier: number }

function best(wanted: string, indexes: readonly (readonly Indexed[])[]): readonly TradedToken[] {
  const found: Found[] = []
  for (const index of indexes) {
    for (const entry of index) {
      const tier = tierOf(wanted, entry)
      if (tier !== null) found.push({ token: entry.token, tier })
    }
  }
  return found
    .sort(byWorth)
    .slice(0, MOST_FOUND)
    .map((each) => each.token)
}

/** A whole symbol before a whole name, beginnings before what merely occurs. */
function tierOf(wanted: string, { symbol, name }: Indexed): number | null {
  if (symbol === wanted || symbol === wanted.replace(/^\$/, '')) return 0
  if (name === wanted) return 1
  if (symbol.startsWith(wanted)) return 2
  if (name.startsWith(wanted) || name.includes(` ${wanted}`)) return 3
  return symbol.includes(wanted) || name.includes(wanted) ? 4 : null
}

function byWorth(one: Found, other: Found): number {
  const ofOne = one.token.listing
  const ofOther = other.token.listing
  return (
    one.tier - other.tier ||
    Number(ofOther.isVerified) - Number(ofOne.isVerified) ||
    ofOther.liquidityUsd - ofOne.liquidityUsd
  )
}
