import { innerKey, waveNoise } from '../noise.ts'
import type { CurveTerms } from './bonding-curve.ts'
import { keepLast } from './keep-last.ts'
import { type LaunchLife, leftAfterRug, stepStart } from './launch-life.ts'
import { type LaunchStakes, launchStakes, stakedShare, turnOf } from './launch-stakes.ts'

/** How one launch goes along its curve. */
export type LaunchCourse = {
  readonly life: LaunchLife
  readonly stakes: LaunchStakes
  readonly curve: CurveTerms
  /** Share of the curve that is sold, 0 to 1. */
  readonly progressAt: (atMs: number) => number
}

export function launchCourse(life: LaunchLife, curve: CurveTerms): LaunchCourse {
  const stakes = launchStakes(life)
  const progressOf = keepLast((stepMs: number) => progressAtStep({ life, stakes, curve }, stepMs))
  return { life, stakes, curve, progressAt: (atMs) => progressOf(stepStart(life, atMs)) }
}

/** What the first ones hold, and what the crowd has bought of the rest. */
function progressAtStep({ life, stakes, curve }: Omit<LaunchCourse, 'progressAt'>, stepMs: number): number {
  const age = (stepMs - life.bornAtMs) / life.lifeMs
  if (life.graduates && age >= 1) return 1
  const staked = stakedShare(stakes, stepMs, curve)
  const crowd = crowdAt(life, stepMs, age)
  return between(0.0005, life.graduates ? 0.995 : 0.98, staked + (1 - staked) * crowd)
}

function crowdAt(life: LaunchLife, stepMs: number, age: number): number {
  const { peak, shape, fate } = life
  const unrest = restlessness(life, stepMs - life.bornAtMs)
  if (life.graduates) {
    const rise = age ** (0.5 + 1.3 * shape)
    return between(0, 1, rise + 0.5 * rise * (1 - rise) * unrest)
  }
  const level = peak * SHAPES[fate](life, age)
  return between(0, 1, level * (1 + 0.45 * unrest) * leftAfterRug(life, stepMs))
}

const SHAPES: Readonly<Record<LaunchLife['fate'], (life: LaunchLife, age: number) => number>> = {
  graduates: (_life, age) => age,
  dies: ({ shape }, age) => {
    const turn = turnOf(shape)
    return age < turn ? Math.sqrt(age / turn) : Math.exp((-3.5 * (age - turn)) / (1 - turn))
  },
  lingers: (_life, age) => (age < 1 ? 1 - Math.exp(-8 * age) : Math.exp(-6 * (age - 1))),
  rugs: ({ shape }, age) => Math.min(1, 1.2 * age ** (0.4 + 0.6 * shape)),
}

function restlessness({ key }: LaunchLife, ageMs: number): number {
  const seconds = ageMs / 1_000
  return (
    0.18 * waveNoise(innerKey(key, 20), seconds, 6) +
    0.3 * waveNoise(innerKey(key, 21), seconds, 24) +
    0.4 * waveNoise(innerKey(key, 22), seconds, 90) +
    0.5 * waveNoise(innerKey(key, 23), seconds, 400)
  )
}

function between(low: number, high: number, value: number): number {
  return Math.min(high, Math.max(low, value))
}
