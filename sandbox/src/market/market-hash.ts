import { createHash } from 'node:crypto'
import type { Universe } from '../universe/listing.ts'
import { ANCHOR_MS, DAY_MS } from './anchor.ts'
import { LEVELS } from './levels.ts'
import type { Market } from './market.ts'

const MOMENTS = [
  -100 * DAY_MS,
  -9_999_999,
  0,
  1,
  86_399_999,
  13 * DAY_MS + 12_345_678,
  300 * DAY_MS + 77,
].map((offset) => ANCHOR_MS + offset)

/** One number for a whole market: equal for equal seeds on any machine, different as soon as one figure is. */
export function hashMarket(market: Market, universe: Universe): string {
  const hash = createHash('sha256')
  const take = (value: unknown) => hash.update(JSON.stringify(value, writeBigint)).update('\n')
  take(universe.assets)
  take(universe.listings)
  const sample = universe.assets.filter((_, index) => index % 37 === 0)
  for (const atMs of MOMENTS) {
    for (const { id } of sample) takeAsset(market, id, atMs, take)
    for (const book of Object.values(market.launches)) {
      const launches = book.alive(atMs)
      take(launches)
      for (const { asset } of launches.slice(0, 20)) takeAsset(market, asset.id, atMs, take)
      take(book.bornBetween(atMs, atMs + 60_000))
    }
    take(market.ticksBetween(atMs, atMs + 1_000))
  }
  return hash.digest('hex')
}

function takeAsset(market: Market, assetId: string, atMs: number, take: (value: unknown) => void): void {
  take(market.priceUsd(assetId, atMs))
  for (const { interval } of LEVELS) take(market.candles({ assetId, interval, untilMs: atMs, count: 5 }))
  take(market.trades({ assetId, untilMs: atMs, count: 5 }))
  take(market.stats(assetId, '1h', atMs))
  take(market.holders(assetId, atMs))
  take(market.liquidityUsd(assetId, atMs))
}

function writeBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
