import type { LaunchFate } from '../market.ts'
import { innerKey, unitNoise, waveNoise } from '../noise.ts'

/** Launches are numbered from here, one about every four seconds. */
const FIRST_LAUNCH_MS = Date.UTC(2025, 0, 1)
export const LAUNCH_EVERY_MS = 4_000
/** Prices of launches change in steps; their days stay cheap to look through. */
export const STEP_MS = 3_000
export const LONGEST_LIFE_MS = 90 * 60_000
/** How long a graduate is still talked of among the launches. */
export const FAME_MS = 120 * 60_000
/** After that many days nobody trades it any more. */
const AFTERLIFE_MS = 4 * 86_400_000

export type LaunchLife = {
  readonly index: number
  readonly key: number
  readonly bornAtMs: number
  readonly fate: LaunchFate
  /** Time on the curve. */
  readonly lifeMs: number
  readonly peak: number
  readonly shape: number
}

export function launchLife(root: number, index: number): LaunchLife {
  const key = innerKey(root, index)
  const bornAtMs = FIRST_LAUNCH_MS + index * LAUNCH_EVERY_MS + Math.floor(unitNoise(key, 1) * LAUNCH_EVERY_MS)
  const fate = fateOf(unitNoise(key, 2))
  const luck = unitNoise(key, 3)
  const peakLuck = unitNoise(key, 4)
  const shape = unitNoise(key, 5)
  if (fate === 'graduates')
    return { index, key, bornAtMs, fate, lifeMs: minutes(8, 60, luck), peak: 1, shape }
  const lifeMs = fate === 'dies' ? minutes(4, 30, luck) : minutes(25, 90, luck)
  const peak = fate === 'dies' ? 0.015 + 0.45 * peakLuck ** 2 : 0.05 + 0.7 * peakLuck
  return { index, key, bornAtMs, fate, lifeMs, peak, shape }
}

/** Number of the newest launch that may have been born by then. */
export function newestIndexAt(atMs: number): number {
  return Math.floor((atMs - FIRST_LAUNCH_MS) / LAUNCH_EVERY_MS)
}

export function phaseAt(life: LaunchLife, atMs: number): 'curve' | 'graduated' | 'dead' {
  const age = atMs - life.bornAtMs
  if (age < life.lifeMs) return 'curve'
  return life.fate === 'graduates' && age < life.lifeMs + AFTERLIFE_MS ? 'graduated' : 'dead'
}

export function isTalkedOf(life: LaunchLife, atMs: number): boolean {
  const age = atMs - life.bornAtMs
  return age >= 0 && age < life.lifeMs + (life.fate === 'graduates' ? FAME_MS : 0)
}

/** Share of the curve that is sold, 0 to 1. */
export function progressAt(life: LaunchLife, atMs: number): number {
  const stepMs = Math.max(life.bornAtMs, Math.floor(atMs / STEP_MS) * STEP_MS)
  const ageMs = stepMs - life.bornAtMs
  const age = ageMs / life.lifeMs
  if (life.fate === 'graduates') {
    if (age >= 1) return 1
    const rise = age ** (0.5 + 1.3 * life.shape)
    return between(0.001, 0.995, rise + 0.5 * rise * (1 - rise) * restlessness(life, ageMs))
  }
  const level = life.peak * (life.fate === 'dies' ? pumpAndFade(age, life.shape) : settleAndEnd(age))
  return between(0.0005, 0.98, level * (1 + 0.45 * restlessness(life, ageMs)))
}

/** Logarithm of how far a graduate has come from the price at which it left the curve. */
export function walkAfterGraduation(life: LaunchLife, atMs: number): number {
  const graduatedAtMs = life.bornAtMs + life.lifeMs
  const seconds = Math.max(0, Math.floor(atMs / STEP_MS) * STEP_MS - graduatedAtMs) / 1_000
  let walk = -0.35 * Math.log1p(seconds / 7_200)
  for (const [wave, period] of [9, 60, 400, 2_400, 14_400, 86_400].entries()) {
    walk += 0.0026 * Math.sqrt(period) * waveNoise(innerKey(life.key, 40 + wave), seconds, period)
  }
  return walk
}

function fateOf(luck: number): LaunchFate {
  if (luck < 0.022) return 'graduates'
  return luck < 0.75 ? 'dies' : 'lingers'
}

function pumpAndFade(age: number, shape: number): number {
  const turn = 0.05 + 0.3 * shape
  return age < turn ? Math.sqrt(age / turn) : Math.exp((-3.5 * (age - turn)) / (1 - turn))
}

function settleAndEnd(age: number): number {
  return age < 1 ? 1 - Math.exp(-8 * age) : Math.exp(-6 * (age - 1))
}

function restlessness(life: LaunchLife, ageMs: number): number {
  const seconds = ageMs / 1_000
  return (
    0.18 * waveNoise(innerKey(life.key, 20), seconds, 6) +
    0.3 * waveNoise(innerKey(life.key, 21), seconds, 24) +
    0.4 * waveNoise(innerKey(life.key, 22), seconds, 90) +
    0.5 * waveNoise(innerKey(life.key, 23), seconds, 400)
  )
}

function minutes(low: number, high: number, luck: number): number {
  return Math.round((low + (high - low) * luck) * 60) * 1_000
}

function between(low: number, high: number, value: number): number {
  return Math.min(high, Math.max(low, value))
}
