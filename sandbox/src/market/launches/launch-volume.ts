import { innerKey, unitNoise } from '../noise.ts'
import { quoteSolAt } from './bonding-curve.ts'
import { type LaunchLife, progressAt, STEP_MS } from './launch-life.ts'

/** SOL traded since birth, by moment. What happens on the curve is added up once, what follows it has a formula. */
export function launchVolumeSol(life: LaunchLife): (untilMs: number) => number {
  const firstStep = Math.floor(life.bornAtMs / STEP_MS)
  const endMs = life.bornAtMs + life.lifeMs
  let sums: Float64Array | null = null
  const onCurve = (untilMs: number): number => {
    sums ??= sumSteps(life, firstStep, Math.floor(endMs / STEP_MS) - firstStep + 1)
    const place = untilMs / STEP_MS - firstStep
    const step = Math.floor(place)
    const before = sums[step] ?? 0
    return before + ((sums[step + 1] ?? before) - before) * (place - step)
  }
  // A graduate is traded for days, anything else is forgotten within the hour.
  const fadeMs = life.fate === 'graduates' ? 40_000_000 : 1_200_000
  const ratePerMs = (life.fate === 'graduates' ? 0.9 : 0.01) / STEP_MS
  const afterwards = (ms: number) => ratePerMs * fadeMs * (1 - Math.exp(-uneven(life.key, ms) / fadeMs))
  const unbornShare = life.bornAtMs / STEP_MS - firstStep
  return (untilMs) => {
    if (untilMs <= life.bornAtMs) return 0
    const sold = onCurve(Math.min(untilMs, endMs)) - unbornShare * ((sums?.[1] ?? 0) - (sums?.[0] ?? 0))
    return sold + (untilMs > endMs ? afterwards(untilMs - endMs) : 0)
  }
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

function sumSteps(life: LaunchLife, firstStep: number, count: number): Float64Array {
  const sums = new Float64Array(count + 1)
  let before = quoteSolAt(progressAt(life, life.bornAtMs))
  for (let step = 0; step < count; step++) {
    const atMs = Math.max(life.bornAtMs, (firstStep + step) * STEP_MS)
    const quote = quoteSolAt(progressAt(life, atMs))
    const churn = unitNoise(innerKey(life.key, 7), step)
    // What changes the curve has been traded, and some of it to and fro.
    const volume = 1.5 * Math.abs(quote - before) + 0.002 + 0.4 * life.peak * churn ** 3
    sums[step + 1] = (sums[step] ?? 0) + volume
    before = quote
  }
  return sums
}
