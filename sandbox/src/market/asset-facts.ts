import type { AssetClass } from '../universe/listing.ts'
import { ANCHOR_MS, DAY_MS } from './anchor.ts'
import type { Instrument, TradeFlow } from './instrument.ts'
import type { AssetStats, HolderFacts, StatsWindow } from './market.ts'
import { unitNoise, waveNoise } from './noise.ts'

const WINDOW_MS: Readonly<Record<StatsWindow, number>> = {
  '5m': 300_000,
  '1h': 3_600_000,
  '6h': 21_600_000,
  '24h': DAY_MS,
}

/** Share of the supply in the ten largest hands, per cent from and to. */
const TOP_TEN: Readonly<Record<AssetClass, readonly [number, number]>> = {
  stable: [18, 45],
  major: [6, 22],
  mid: [12, 42],
  tail: [18, 88],
  launch: [14, 70],
}
/** Once holders have gathered. */
const RIPE_DAYS = 120

export function readStats(instrument: Instrument, window: StatsWindow, atMs: number): AssetStats {
  const ms = WINDOW_MS[window]
  const born = instrument.asset.bornAtMs
  const fromMs = Math.max(born, atMs - ms)
  const beforeMs = Math.max(born, atMs - 2 * ms)
  const priceChangePct = changePct(instrument.pastPriceUsd(fromMs), instrument.priceUsd(atMs))
  const volumeUsd = instrument.volumeBetween(fromMs, atMs)
  const flow = instrument.flow?.(fromMs, atMs) ?? splitVolume(instrument, volumeUsd, priceChangePct)
  return {
    priceChangePct,
    volumeChangePct: changePct(instrument.volumeBetween(beforeMs, fromMs), volumeUsd),
    holderChangePct: changePct(holderCount(instrument, fromMs), holderCount(instrument, atMs)),
    liquidityChangePct: changePct(instrument.liquidityUsd(fromMs), instrument.liquidityUsd(atMs)),
    ...flow,
    numTraders: Math.round((flow.numBuys + flow.numSells) ** 0.82),
  }
}

/** Who pushes the price up has bought more; a few per cent of imbalance move it far. */
function splitVolume(instrument: Instrument, volumeUsd: number, priceChangePct: number): TradeFlow {
  const buyShare = 0.5 + 0.22 * Math.tanh(priceChangePct / 12)
  const meanUsd = Math.max(1, (instrument.dailyVolumeUsd * instrument.tradeEveryMs) / DAY_MS)
  const trades = volumeUsd / meanUsd
  return {
    buyVolumeUsd: volumeUsd * buyShare,
    sellVolumeUsd: volumeUsd * (1 - buyShare),
    numBuys: Math.round(trades * buyShare),
    numSells: Math.round(trades * (1 - buyShare)),
  }
}

export function readHolders(instrument: Instrument, atMs: number): HolderFacts {
  if (instrument.holders) return instrument.holders(atMs)
  const { key, asset } = instrument
  const [low, high] = TOP_TEN[asset.class]
  const topTenPct = low + (high - low) * unitNoise(key, 71)
  return {
    count: holderCount(instrument, atMs),
    topTenPct,
    developerPct: asset.class === 'tail' ? topTenPct * 0.4 * unitNoise(key, 72) ** 2 : 0,
  }
}

/** Holders gather over the first months, the faster the larger the thing is. */
function holderCount(instrument: Instrument, atMs: number): number {
  if (instrument.holders) return instrument.holders(atMs).count
  const { key, asset, dailyVolumeUsd } = instrument
  const ageDays = Math.max(0, atMs - asset.bornAtMs) / DAY_MS
  const ripe = 1 - Math.exp(-(ageDays + RIPE_DAYS / 50) / RIPE_DAYS)
  const crowd = 6 * dailyVolumeUsd ** 0.62 * (0.4 + unitNoise(key, 73))
  const tide = Math.exp(0.06 * waveNoise(key ^ 0x1b873593, atMs - ANCHOR_MS, 9 * DAY_MS))
  return Math.max(1, Math.round(crowd * ripe * tide))
}

function changePct(from: number, to: number): number {
  return from === 0 ? 0 : (to / from - 1) * 100
}
