import { innerKey, unitNoise } from '../noise.ts'
import { quoteAt } from './bonding-curve.ts'
import { STEP_MS } from './launch-life.ts'
import type { LaunchCourse } from './launch-progress.ts'

/** Everything traded since birth. It never falls, so what lies between two moments is a difference. */
export type LaunchFlow = {
  /** In the coin of the curve. */
  readonly buyQuote: number
  readonly sellQuote: number
  readonly buys: number
  readonly sells: number
}

const NOTHING: LaunchFlow = { buyQuote: 0, sellQuote: 0, buys: 0, sells: 0 }

/** What happens on the curve is added up once, what follows it has a formula. */
export function launchFlow(course: LaunchCourse): (untilMs: number) => LaunchFlow {
  const { life, stakes, curve } = course
  const endMs = life.bornAtMs + life.lifeMs
  const firstQuote = quoteAt(curve, course.progressAt(life.bornAtMs)) - curve.virtualQuote
  const scale = curve.virtualQuote / 30
  const meanQuote = scale * (0.15 + 0.4 * unitNoise(life.key, 6))
  let sums: CurveSums | null = null
  return (untilMs) => {
    if (untilMs <= life.bornAtMs) return NOTHING
    sums ??= sumSteps(course, scale)
    const onCurve = readSums(sums, (Math.min(untilMs, endMs) - life.bornAtMs) / STEP_MS)
    const later = afterwards(course, scale, Math.max(0, untilMs - endMs))
    const bought = onCurve.buy + later.buy
    const sellQuote = onCurve.sell + later.sell
    return {
      buyQuote: firstQuote + bought,
      sellQuote,
      // The developer and the snipers come first.
      buys: 1 + stakes.sniperWallets + Math.floor(bought / meanQuote),
      sells: Math.floor(sellQuote / meanQuote),
    }
  }
}

type Sides = { readonly buy: number; readonly sell: number }
type CurveSums = { readonly buys: Float32Array; readonly sells: Float32Array }

function sumSteps(course: LaunchCourse, scale: number): CurveSums {
  const { life, curve } = course
  const count = Math.ceil(life.lifeMs / STEP_MS) + 1
  const sums = { buys: new Float32Array(count + 1), sells: new Float32Array(count + 1) }
  let before = quoteAt(curve, course.progressAt(life.bornAtMs))
  let buy = 0
  let sell = 0
  for (let step = 0; step < count; step++) {
    const quote = quoteAt(curve, course.progressAt(life.bornAtMs + (step + 1) * STEP_MS))
    const moved = quote - before
    const churn = unitNoise(innerKey(life.key, 7), step)
    // What changes the curve has been traded, and some of it to and fro.
    const volume = 1.5 * Math.abs(moved) + scale * (0.002 + 0.4 * life.peak * churn ** 3)
    buy += (volume + moved) / 2
    sell += (volume - moved) / 2
    sums.buys[step + 1] = buy
    sums.sells[step + 1] = sell
    before = quote
  }
  return sums
}

function readSums({ buys, sells }: CurveSums, place: number): Sides {
  const step = Math.floor(place)
  const read = (sums: Float32Array) => {
    const before = sums[step] ?? 0
    return before + ((sums[step + 1] ?? before) - before) * (place - step)
  }
  return { buy: read(buys), sell: read(sells) }
}

/** A graduate is traded for days, anything else is forgotten within the hour, and so is one that was robbed. */
function afterwards({ life }: LaunchCourse, scale: number, ms: number): Sides {
  const robbedMs = life.rugAtMs === null ? ms : Math.max(0, life.rugAtMs - life.bornAtMs - life.lifeMs)
  const tradedMs = Math.min(ms, robbedMs) + 0.01 * Math.max(0, ms - robbedMs)
  const fadeMs = life.graduates ? 40_000_000 : 1_200_000
  const ratePerMs = (scale * (life.graduates ? 0.45 : 0.005)) / STEP_MS
  const traded = (key: number) => ratePerMs * fadeMs * (1 - Math.exp(-uneven(key, tradedMs) / fadeMs))
  return { buy: traded(life.key), sell: traded(life.key ^ 0x3c6ef372) }
}

const SWELLS = [
  { periodMs: 97_000, share: 0.35 },
  { periodMs: 610_000, share: 0.3 },
  { periodMs: 7_400_000, share: 0.3 },
]

/** Time that runs now faster, now slower, never back: busy minutes and quiet ones. 0 at 0. */
function uneven(key: number, ms: number): number {
  return SWELLS.reduce((sum, { periodMs, share }, wave) => {
    const phase = 2 * Math.PI * unitNoise(key, 50 + wave)
    const swing = Math.cos(phase) - Math.cos((2 * Math.PI * ms) / periodMs + phase)
    return sum + (share * periodMs * swing) / (2 * Math.PI)
  }, ms)
}
