import { WINDOW_SECONDS } from '../tokens/candles.ts'
import type { Candle, CandleWindow } from '../tokens/contract.ts'

export const VOLUME_WINDOW: CandleWindow = '5m'
const HOUR_S = 3_600

/** How many times the volume of the hour before the last hour traded; null where that hour is not known or was empty. */
export type MeasuredVolume = { readonly times: number | null; readonly untilMs: number }

/** From finished candles alone, so that everybody who measures within five minutes says the same. */
export function measureVolume(candles: readonly Candle[], nowMs: number): MeasuredVolume {
  const stepS = WINDOW_SECONDS[VOLUME_WINDOW]
  const untilS = Math.floor(nowMs / 1_000 / stepS) * stepS
  const volumeOf = (fromS: number, toS: number) =>
    candles
      .filter(({ time }) => time >= fromS && time < toS)
      .reduce((sum, { volumeUsd }) => sum + volumeUsd, 0)
  const isWhole = candles.some(({ time }) => time <= untilS - 2 * HOUR_S)
  const before = volumeOf(untilS - 2 * HOUR_S, untilS - HOUR_S)
  const times = isWhole && before > 0 ? volumeOf(untilS - HOUR_S, untilS) / before : null
  return { times, untilMs: untilS * 1_000 }
}
