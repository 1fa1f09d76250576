import type { LaunchFate } from '../market.ts'
import { innerKey, unitNoise, waveNoise } from '../noise.ts'
import type { LaunchVenue } from './launch-venues.ts'

/** Launches are numbered from here, one per `everyMs` of their chain. */
const FIRST_LAUNCH_MS = Date.UTC(2025, 0, 1)
/** Prices of launches change in steps; their days stay cheap to look through. */
export const STEP_MS = 3_000
const LONGEST_LIFE_MS = 90 * 60_000
/** How long a graduate is still talked of among the launches. */
const FAME_MS = 120 * 60_000
/** After that many days nobody trades it any more. */
const AFTERLIFE_MS = 4 * 86_400_000

type Clock = Pick<LaunchVenue, 'everyMs' | 'pace'>

/** When a launch comes and goes: little enough to be asked for thousands of them. */
export type LaunchSpan = {
  readonly index: number
  readonly key: number
  readonly bornAtMs: number
  readonly fate: LaunchFate
  /** Time on the curve. */
  readonly lifeMs: number
  /** Whether it leaves the curve for a pool; some are robbed only then. */
  readonly graduates: boolean
  readonly pace: number
}

export type LaunchLife = LaunchSpan & {
  readonly peak: number
  readonly shape: number
  /** When the developer sells everything; null where that never happens. */
  readonly rugAtMs: number | null
}

export function launchSpan(root: number, index: number, { everyMs, pace }: Clock): LaunchSpan {
  const key = innerKey(root, index)
  const bornAtMs = FIRST_LAUNCH_MS + index * everyMs + Math.floor(unitNoise(key, 1) * everyMs)
  const fate = fateOf(unitNoise(key, 2))
  const graduates = fate === 'graduates' || (fate === 'rugs' && unitNoise(key, 8) < 0.12)
  const [low, high] = graduates ? LIVES.graduates : LIVES[fate]
  const lifeMs = Math.round(minutes(low, high, unitNoise(key, 3)) * pace)
  return { index, key, bornAtMs, fate, lifeMs, graduates, pace }
}

export function liveFully(span: LaunchSpan): LaunchLife {
  const { key, fate, lifeMs, bornAtMs, graduates, pace } = span
  const peakLuck = unitNoise(key, 4)
  const rugLuck = unitNoise(key, 9)
  const rugAgeMs = graduates ? lifeMs + minutes(3, 40, rugLuck) * pace : (0.35 + 0.5 * rugLuck) * lifeMs
  return {
    ...span,
    peak: graduates ? 1 : PEAKS[fate](peakLuck),
    shape: unitNoise(key, 5),
    rugAtMs: fate === 'rugs' ? bornAtMs + Math.round(rugAgeMs) : null,
  }
}

/** Number of the newest launch that may have been born by then. */
export function newestIndexAt({ everyMs }: Clock, atMs: number): number {
  return Math.floor((atMs - FIRST_LAUNCH_MS) / everyMs)
}

/** Number of the oldest launch that may still be talked of. */
export function oldestIndexAt(clock: Clock, atMs: number): number {
  const longestMs = (LONGEST_LIFE_MS + FAME_MS) * clock.pace
  return Math.max(0, newestIndexAt(clock, atMs) - Math.ceil(longestMs / clock.everyMs) - 1)
}

export function phaseAt(life: LaunchSpan, atMs: number): 'curve' | 'graduated' | 'dead' {
  const age = stepStart(life, atMs) - life.bornAtMs
  if (age < life.lifeMs) return 'curve'
  return life.graduates && age < life.lifeMs + AFTERLIFE_MS ? 'graduated' : 'dead'
}

export function isTalkedOf(life: LaunchSpan, atMs: number): boolean {
  const age = atMs - life.bornAtMs
  return age >= 0 && age < life.lifeMs + (life.graduates ? FAME_MS * life.pace : 0)
}

/** Everything about a launch changes at these moments alone. */
export function stepStart(life: Pick<LaunchSpan, 'bornAtMs'>, atMs: number): number {
  return Math.max(life.bornAtMs, Math.floor(atMs / STEP_MS) * STEP_MS)
}

/** What is left of a launch after the developer sold everything: 1 before, next to nothing some seconds later. */
export function leftAfterRug({ rugAtMs }: LaunchLife, stepMs: number): number {
  if (rugAtMs === null || stepMs < rugAtMs) return 1
  return Math.max(0.02, Math.exp(-(stepMs - rugAtMs + 500) / 1_500))
}

/** Logarithm of how far a graduate has come from the price at which it left the curve. */
export function walkAfterGraduation(life: LaunchLife, atMs: number): number {
  const graduatedAtMs = life.bornAtMs + life.lifeMs
  const stepMs = stepStart(life, atMs)
  const seconds = Math.max(0, stepMs - graduatedAtMs) / 1_000
  let walk = -0.35 * Math.log1p(seconds / 7_200)
  for (const [wave, period] of [9, 60, 400, 2_400, 14_400, 86_400].entries()) {
    walk += 0.0026 * Math.sqrt(period) * waveNoise(innerKey(life.key, 40 + wave), seconds, period)
  }
  return walk + Math.log(leftAfterRug(life, stepMs))
}

function fateOf(luck: number): LaunchFate {
  if (luck < 0.022) return 'graduates'
  if (luck < 0.7) return 'dies'
  return luck < 0.78 ? 'rugs' : 'lingers'
}

/** Minutes on the curve, from and to. */
const LIVES: Readonly<Record<LaunchFate, readonly [number, number]>> = {
  graduates: [8, 60],
  dies: [4, 30],
  rugs: [10, 45],
  lingers: [25, 90],
}

/** How much of the curve the crowd buys at most. */
const PEAKS: Readonly<Record<LaunchFate, (luck: number) => number>> = {
  graduates: () => 1,
  dies: (luck) => 0.015 + 0.45 * luck ** 2,
  rugs: (luck) => 0.45 + 0.4 * luck,
  lingers: (luck) => 0.05 + 0.7 * luck,
}

function minutes(low: number, high: number, luck: number): number {
  return Math.round((low + (high - low) * luck) * 60) * 1_000
}
