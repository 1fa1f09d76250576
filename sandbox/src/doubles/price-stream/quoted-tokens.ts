import type { AssetClass, Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'

/** One token as the stream names it. */
export type QuotedToken = {
  readonly id: string
  readonly assetId: string
  /** `["solana","So11…",` — what never changes of its row. */
  readonly head: string
  readonly confidenceBps: number
}

const CONFIDENCE_BPS: Readonly<Record<AssetClass, number>> = {
  stable: 1,
  major: 2,
  mid: 8,
  tail: 30,
  launch: 80,
}
const THIN_BPS = 150
const FORGET_EVERY_MS = 600_000

export type QuotedTokens = {
  /** Where an asset is listed. */
  readonly of: (assetId: string) => readonly QuotedToken[]
  readonly all: () => Iterable<QuotedToken>
  /** Takes in what has been launched up to then. */
  readonly catchUp: (atMs: number) => void
}

export function quoteTokens({
  universe,
  market,
  clock,
}: Pick<World, 'universe' | 'market' | 'clock'>): QuotedTokens {
  const listed = Map.groupBy(
    universe.listings.map((listing) => quote(listing, universe.asset(listing.assetId)?.class ?? 'tail')),
    (token) => token.assetId,
  )
  const books = Object.values(market.launches)
  let launched = new Map<string, QuotedToken[]>()
  let knownUntilMs = 0
  let forgetAtMs = 0
  const takeAll = (atMs: number) => {
    const alive = books.flatMap((book) => book.alive(atMs))
    launched = new Map(alive.map(({ listing }) => [listing.assetId, [quote(listing, 'launch')]]))
    knownUntilMs = atMs
    forgetAtMs = atMs + FORGET_EVERY_MS
  }
  takeAll(clock.nowMs())
  return {
    of: (assetId) => listed.get(assetId) ?? launched.get(assetId) ?? [],
    all: function* () {
      for (const tokens of listed.values()) yield* tokens
      for (const tokens of launched.values()) yield* tokens
    },
    catchUp: (atMs) => {
      if (atMs >= forgetAtMs) return takeAll(atMs)
      const newborns = books.flatMap((book) => book.bornBetween(knownUntilMs, atMs))
      for (const { listing } of newborns) launched.set(listing.assetId, [quote(listing, 'launch')])
      knownUntilMs = Math.max(knownUntilMs, atMs)
    },
  }
}

function quote(listing: Listing, assetClass: AssetClass): QuotedToken {
  return {
    id: listing.id,
    assetId: listing.assetId,
    head: `[${JSON.stringify(listing.chain)},${JSON.stringify(listing.address)},`,
    confidenceBps: listing.risk.thin ? THIN_BPS : CONFIDENCE_BPS[assetClass],
  }
}
