import { deriveAddress } from '../universe/derive-address.ts'
import type { Instrument } from './instrument.ts'
import type { Trade } from './market.ts'
import { innerKey, unitNoise, wildNoise } from './noise.ts'

const MOST_TRADES = 1_000
/** Of every asset a circle of regulars trades most. */
const TRADERS = 240
/** Sets the noise of trades apart. */
const TRADES = 0x2545f491

/** Trades stand in slots of time, one each; so any of them is known without the ones before it. */
export function readTrades(
  seed: string,
  instrument: Instrument,
  request: { untilMs: number; count: number },
): readonly Trade[] {
  const { asset, tradeEveryMs } = instrument
  const key = instrument.key ^ TRADES
  const count = Math.min(request.count, MOST_TRADES)
  const trades: Trade[] = []
  for (let slot = Math.floor(request.untilMs / tradeEveryMs); trades.length < count; slot--) {
    const own = innerKey(key, slot | 0)
    const atMs = Math.floor((slot + unitNoise(own, 1)) * tradeEveryMs)
    if (atMs > request.untilMs) continue
    if (atMs < asset.bornAtMs || slot < 0) break
    const priceUsd = instrument.pastPriceUsd(atMs)
    const rises = priceUsd >= instrument.pastPriceUsd(Math.max(asset.bornAtMs, atMs - tradeEveryMs))
    const meanUsd = (instrument.dailyVolumeUsd * tradeEveryMs) / 86_400_000
    trades.push({
      id: `${asset.id}-${slot}`,
      assetId: asset.id,
      atMs,
      side: unitNoise(own, 2) < (rises ? 0.62 : 0.38) ? 'buy' : 'sell',
      priceUsd,
      amountUsd: Math.max(0.01, Math.round(meanUsd * 55 * Math.exp(1.1 * wildNoise(own, 3))) / 100),
      trader: traderName(seed, asset.id, unitNoise(own, 4)),
    })
  }
  return trades
}

/** The moment of the newest trade; its birth where there is none yet. */
export function lastTradeAt(instrument: Instrument, untilMs: number): number {
  const { asset, tradeEveryMs } = instrument
  const newest = Math.floor(untilMs / tradeEveryMs)
  for (const slot of [newest, newest - 1]) {
    const own = innerKey(instrument.key ^ TRADES, slot | 0)
    const atMs = Math.floor((slot + unitNoise(own, 1)) * tradeEveryMs)
    if (atMs <= untilMs) return Math.max(asset.bornAtMs, atMs)
  }
  return asset.bornAtMs
}

function traderName(seed: string, assetId: string, luck: number): string {
  return deriveAddress('solana', seed, 'trader', assetId, Math.floor(luck * luck * TRADERS))
}
