import type { Asset } from '../../universe/listing.ts'
import type { Instrument } from '../instrument.ts'
import { levelMs, levelOf } from '../levels.ts'
import type { Candle, CandleRequest } from '../market.ts'
import { unitNoise } from '../noise.ts'
import { MOST_CANDLES } from '../read-candles.ts'
import { priceSolAt, quoteSolAt } from './bonding-curve.ts'
import { type LaunchLife, progressAt, STEP_MS, walkAfterGraduation } from './launch-life.ts'
import { launchVolumeSol } from './launch-volume.ts'

/** A launch as something with a price: the curve's price, and after graduation a walk from where the curve ended. */
export function launchInstrument(
  asset: Asset,
  life: LaunchLife,
  solUsd: (atMs: number) => number,
): Instrument {
  const priceUsd = (atMs: number): number => {
    if (atMs < life.bornAtMs) throw new Error(`${asset.id} is not born at ${atMs}`)
    return launchPriceSol(life, atMs) * solUsd(stepStart(life, atMs))
  }
  const volumeSol = launchVolumeSol(life)
  // In dollars of the hour of its birth: volume needs no better, and stays a sum.
  const volumeBetween = (fromMs: number, toMs: number): number =>
    (volumeSol(toMs) - volumeSol(fromMs)) * solUsd(life.bornAtMs)
  return {
    asset,
    key: life.key,
    tickEveryMs: 3_000,
    tradeEveryMs: 4_000 + 9_000 * unitNoise(life.key, 6),
    dailyVolumeUsd: 60_000 + 4e6 * life.peak,
    priceUsd,
    pastPriceUsd: priceUsd,
    candles: (request) => stepCandles({ life, priceUsd, volumeBetween }, request),
    volumeBetween,
    liquidityUsd: (atMs) =>
      2 *
      quoteSolAt(progressAt(life, atMs)) *
      Math.exp(afterCurve(life, atMs) / 2) *
      solUsd(stepStart(life, atMs)),
  }
}

function launchPriceSol(life: LaunchLife, atMs: number): number {
  return priceSolAt(progressAt(life, atMs)) * Math.exp(afterCurve(life, atMs))
}

function afterCurve(life: LaunchLife, atMs: number): number {
  const hasGraduated = life.fate === 'graduates' && atMs >= life.bornAtMs + life.lifeMs
  return hasGraduated ? walkAfterGraduation(life, atMs) : 0
}

function stepStart(life: LaunchLife, atMs: number): number {
  return Math.max(life.bornAtMs, Math.floor(atMs / STEP_MS) * STEP_MS)
}

type Steps = {
  readonly life: LaunchLife
  readonly priceUsd: (atMs: number) => number
  readonly volumeBetween: (fromMs: number, toMs: number) => number
}

function stepCandles(steps: Steps, request: CandleRequest): readonly Candle[] {
  const ms = levelMs(levelOf(request.interval))
  const last = Math.ceil(request.untilMs / ms) - 1
  const count = Math.min(request.count, MOST_CANDLES)
  const first = Math.max(last - count + 1, Math.floor(steps.life.bornAtMs / ms))
  const candles: Candle[] = []
  for (let index = first; index <= last; index++) {
    const fromMs = Math.max(index * ms, steps.life.bornAtMs)
    const toMs = Math.min((index + 1) * ms, request.untilMs)
    if (toMs < fromMs) continue
    candles.push(stepCandle(steps, { openMs: index * ms, fromMs, toMs }))
  }
  return candles
}

function stepCandle(steps: Steps, span: { openMs: number; fromMs: number; toMs: number }): Candle {
  const open = steps.priceUsd(span.fromMs)
  const close = steps.priceUsd(span.toMs)
  let high = Math.max(open, close)
  let low = Math.min(open, close)
  for (let ms = Math.floor(span.fromMs / STEP_MS) * STEP_MS + STEP_MS; ms < span.toMs; ms += STEP_MS) {
    const price = steps.priceUsd(ms)
    high = Math.max(high, price)
    low = Math.min(low, price)
  }
  return {
    openMs: span.openMs,
    open,
    high,
    low,
    close,
    volumeUsd: steps.volumeBetween(span.fromMs, span.toMs),
  }
}
