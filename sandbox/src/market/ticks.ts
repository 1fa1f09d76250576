import type { Instrument } from './instrument.ts'
import type { MarketTick } from './market.ts'
import { innerKey, unitNoise } from './noise.ts'

export type TickSpan = {
  readonly fromMs: number
  readonly toMs: number
  /** Multiple of the ordinary rate. */
  readonly rate: number
}

/** Every instrument speaks once per slot of its own length, somewhere within it. From inclusive, to exclusive. */
export function readTicks(instruments: readonly Instrument[], span: TickSpan): readonly MarketTick[] {
  const ticks: MarketTick[] = []
  for (const instrument of instruments) addTicks(ticks, instrument, span)
  return ticks.sort((one, other) => one.atMs - other.atMs)
}

function addTicks(ticks: MarketTick[], instrument: Instrument, { fromMs, toMs, rate }: TickSpan): void {
  const { asset, key, priceUsd } = instrument
  const slotMs = instrument.tickEveryMs / rate
  const last = Math.ceil(toMs / slotMs)
  for (let slot = Math.floor(fromMs / slotMs); slot < last; slot++) {
    const atMs = Math.floor((slot + unitNoise(innerKey(key, 5), slot | 0)) * slotMs)
    if (atMs < fromMs || atMs >= toMs || atMs < asset.bornAtMs) continue
    ticks.push({ assetId: asset.id, atMs, priceUsd: priceUsd(atMs) })
  }
}
