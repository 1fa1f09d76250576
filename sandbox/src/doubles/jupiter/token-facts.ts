import { STEP_MS } from '../../market/launches/launch-life.ts'
import type { AssetStats, HolderFacts, StatsWindow } from '../../market/market.ts'
import type { World } from '../../world/world.ts'
import type { TradedToken } from './traded-token.ts'

/** The slow figures of a token. Null where the market has none at that moment. */
export type TokenFacts = {
  readonly liquidityUsd: number
  readonly holders: HolderFacts | null
  readonly stats: (window: StatsWindow) => AssetStats | null
}

/** Lists are asked for over and over; windows of minutes and hours hardly move within this time. */
const KEPT_MS = 10_000
const MOST_KEPT = 4_000

export type FactReader = (token: TradedToken, atMs: number) => TokenFacts

export function createFactReader(world: World): FactReader {
  const kept = new Map<string, { atMs: number; facts: TokenFacts }>()
  return (token, atMs) => {
    const { assetId } = token.listing
    const last = kept.get(assetId)
    if (last && isFresh(token, last.atMs, atMs)) return last.facts
    if (kept.size >= MOST_KEPT) kept.clear()
    const facts = readFacts(world, assetId, atMs)
    kept.set(assetId, { atMs, facts })
    return facts
  }
}

/** A launch moves in steps, and within one every list tells the same of it. */
function isFresh(token: TradedToken, readAtMs: number, atMs: number): boolean {
  return token.launch
    ? Math.floor(readAtMs / STEP_MS) === Math.floor(atMs / STEP_MS)
    : Math.abs(atMs - readAtMs) < KEPT_MS
}

function readFacts({ market }: World, assetId: string, atMs: number): TokenFacts {
  const windows = new Map<StatsWindow, AssetStats | null>()
  return {
    liquidityUsd: known(() => market.liquidityUsd(assetId, atMs)) ?? 0,
    holders: known(() => market.holders(assetId, atMs)),
    stats: (window) => {
      const read = windows.get(window)
      if (read !== undefined) return read
      const stats = known(() => market.stats(assetId, window, atMs))
      windows.set(window, stats)
      return stats
    },
  }
}

/** The market refuses what it does not know at that moment; the original leaves such a field empty. */
function known<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
