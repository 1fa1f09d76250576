import { ANCHOR_MS, DAY_MS } from './anchor.ts'
import type { AssetProfile } from './asset-profile.ts'
import type { Instrument } from './instrument.ts'
import { HOUR_LEVEL, levelMs } from './levels.ts'
import { waveNoise } from './noise.ts'
import type { PriceTree } from './price-tree.ts'
import { readCandles } from './read-candles.ts'

export type Trees = {
  /** For the running price. */
  readonly live: PriceTree
  /** For looking back, so that a look at last month does not cost the running price its place. */
  readonly past: PriceTree
}

export function listedInstrument(profile: AssetProfile, trees: Trees, treeVolumeUsd: number): Instrument {
  const ratio = profile.follows?.ratio ?? 1
  const volumeRatio = profile.dailyVolumeUsd / treeVolumeUsd
  const source = { tree: trees.past, ratio, volumeRatio, bornAtMs: profile.asset.bornAtMs }
  return {
    asset: profile.asset,
    key: profile.key,
    tickEveryMs: profile.tickEveryMs,
    tradeEveryMs: profile.tradeEveryMs,
    dailyVolumeUsd: profile.dailyVolumeUsd,
    priceUsd: (atMs) => Math.exp(trees.live.logPriceAt(atMs)) * ratio,
    pastPriceUsd: (atMs) => Math.exp(trees.past.logPriceAt(atMs)) * ratio,
    candles: (request) => readCandles(source, request),
    flow: null,
    holders: null,
    volumeBetween: (fromMs, toMs) => treeVolume(trees.past, fromMs, toMs) * volumeRatio,
    liquidityUsd: (atMs) => {
      const hour = trees.past.bar(HOUR_LEVEL, Math.floor(atMs / levelMs(HOUR_LEVEL)))
      const price = Math.exp(hour.open) * ratio
      const tide = Math.exp(0.12 * waveNoise(profile.key ^ 0x7f4a7c15, atMs - ANCHOR_MS, 5 * DAY_MS))
      return profile.liquidityUsd * Math.sqrt(price / profile.anchorUsd) * tide
    },
  }
}

/** Volume of the tree between two moments: whole days, and what the first and the last lack. */
function treeVolume(tree: PriceTree, fromMs: number, toMs: number): number {
  const firstDay = Math.floor(fromMs / DAY_MS)
  const lastDay = Math.floor(toMs / DAY_MS)
  let volume = tree.volumeOfDayUntil(toMs) - tree.volumeOfDayUntil(fromMs)
  for (let day = firstDay; day < lastDay; day++) volume += tree.bar(0, day).volumeUsd
  return volume
}
