import type { Asset } from '../../universe/listing.ts'
import type { Instrument } from '../instrument.ts'
import { levelMs, levelOf } from '../levels.ts'
import type { Candle, CandleRequest } from '../market.ts'
import { unitNoise } from '../noise.ts'
import { MOST_CANDLES } from '../read-candles.ts'
import { priceQuoteAt, quoteAt } from './bonding-curve.ts'
import { holdersAt } from './launch-figures.ts'
import { type LaunchFlow, launchFlow } from './launch-flow.ts'
import { type LaunchLife, leftAfterRug, STEP_MS, stepStart, walkAfterGraduation } from './launch-life.ts'
import type { LaunchCourse } from './launch-progress.ts'

/** A launch as something with a price: the curve's price, and after graduation a walk from where the curve ended. */
export function launchInstrument(
  asset: Asset,
  course: LaunchCourse,
  quoteUsd: (atMs: number) => number,
): Instrument {
  const { life, curve } = course
  const priceUsd = (atMs: number): number => {
    if (atMs < life.bornAtMs) throw new Error(`${asset.id} is not born at ${atMs}`)
    const priceQuote = priceQuoteAt(curve, course.progressAt(atMs)) * Math.exp(afterCurve(life, atMs))
    return priceQuote * quoteUsd(stepStart(life, atMs))
  }
  const flowUntil = launchFlow(course)
  // In dollars of the hour of its birth: volume needs no better, and stays a sum.
  let coinUsd: number | null = null
  const tradedBetween = (from: LaunchFlow, to: LaunchFlow) => {
    coinUsd ??= quoteUsd(life.bornAtMs)
    return {
      buyVolumeUsd: (to.buyQuote - from.buyQuote) * coinUsd,
      sellVolumeUsd: (to.sellQuote - from.sellQuote) * coinUsd,
      numBuys: to.buys - from.buys,
      numSells: to.sells - from.sells,
    }
  }
  const volumeBetween = (fromMs: number, toMs: number): number => {
    const { buyVolumeUsd, sellVolumeUsd } = tradedBetween(flowUntil(fromMs), flowUntil(toMs))
    return buyVolumeUsd + sellVolumeUsd
  }
  // The first purchases are made at birth: a moment later they are counted.
  const flowAtStep = (atMs: number) => flowUntil(atMs <= life.bornAtMs ? atMs : stepStart(life, atMs) + 1)
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
    flow: (fromMs, toMs) => tradedBetween(flowAtStep(fromMs), flowAtStep(toMs)),
    holders: (atMs) => holdersAt(course, flowUntil(stepStart(life, atMs) + 1), atMs),
    liquidityUsd: (atMs) => {
      const coins = 2 * quoteAt(curve, course.progressAt(atMs)) * Math.exp(afterCurve(life, atMs) / 2)
      return coins * pulledShare(life, atMs) * quoteUsd(stepStart(life, atMs))
    },
  }
}

function afterCurve(life: LaunchLife, atMs: number): number {
  const hasGraduated = life.graduates && stepStart(life, atMs) >= life.bornAtMs + life.lifeMs
  return hasGraduated ? walkAfterGraduation(life, atMs) : 0
}

/** Out of a pool the liquidity itself can be taken; a curve keeps it. */
function pulledShare(life: LaunchLife, atMs: number): number {
  return life.graduates ? Math.sqrt(leftAfterRug(life, stepStart(life, atMs))) : 1
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
