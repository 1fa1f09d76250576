import { DAY_MS } from '../market/anchor.ts'
import type { Market } from '../market/market.ts'
import type { Asset } from '../universe/listing.ts'
import type { World } from '../world/world.ts'

/** What a market site tells of one coin. */
export type CoinFigures = {
  readonly asset: Asset
  /** Place by market cap, from 1. */
  readonly rank: number
  readonly priceUsd: number
  readonly marketCapUsd: number
  readonly volume24hUsd: number
  readonly change1hPct: number
  readonly change24hPct: number
  readonly change7dPct: number
}

export type CoinSource = Pick<World, 'universe' | 'market'>

/** Several questions about the same second are one look at the market, which takes its time. */
const LOOKS_KEPT = 6
const SECOND_MS = 1_000
const looks = new WeakMap<Market, Map<number, readonly CoinFigures[]>>()

/** Coins that such sites follow: all but the long tail and what was launched today; largest first. */
export function listCoins(world: CoinSource, atMs: number): readonly CoinFigures[] {
  const secondMs = Math.floor(atMs / SECOND_MS) * SECOND_MS
  const kept = looks.get(world.market) ?? new Map<number, readonly CoinFigures[]>()
  looks.set(world.market, kept)
  const coins = kept.get(secondMs) ?? lookAt(world, secondMs)
  // Put back at the end: what was asked for longest ago goes first.
  kept.delete(secondMs)
  kept.set(secondMs, coins)
  const [oldest] = kept.keys()
  if (kept.size > LOOKS_KEPT && oldest !== undefined) kept.delete(oldest)
  return coins
}

function lookAt(world: CoinSource, atMs: number): readonly CoinFigures[] {
  return world.universe.assets
    .filter((asset) => asset.class !== 'tail' && asset.class !== 'launch')
    .map((asset) => readFigures(world, asset, atMs))
    .toSorted((one, other) => other.marketCapUsd - one.marketCapUsd)
    .map((coin, place) => ({ ...coin, rank: place + 1 }))
}

function readFigures({ market }: CoinSource, asset: Asset, atMs: number): Omit<CoinFigures, 'rank'> {
  const day = market.stats(asset.id, '24h', atMs)
  const priceUsd = market.priceUsd(asset.id, atMs)
  return {
    asset,
    priceUsd,
    marketCapUsd: priceUsd * asset.supply,
    volume24hUsd: day.buyVolumeUsd + day.sellVolumeUsd,
    change1hPct: market.stats(asset.id, '1h', atMs).priceChangePct,
    change24hPct: day.priceChangePct,
    change7dPct: changeSince({ market }, asset, { atMs, sinceMs: atMs - 7 * DAY_MS }),
  }
}

/** Per cent since then, or since it was born if that was later. */
export function changeSince(
  { market }: Pick<World, 'market'>,
  asset: Asset,
  span: { atMs: number; sinceMs: number },
): number {
  const sinceMs = Math.max(span.sinceMs, asset.bornAtMs)
  const [past] = market.candles({ assetId: asset.id, interval: '1h', untilMs: sinceMs + 3_600_000, count: 1 })
  return past === undefined ? 0 : (market.priceUsd(asset.id, span.atMs) / past.open - 1) * 100
}

/** As the web writes names into addresses: `usd-coin`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
