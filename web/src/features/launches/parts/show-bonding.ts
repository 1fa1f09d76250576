import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { launchCopy } from '../copy.ts'

/** A fraction as a percent; who has graduated has all of it, whatever the fraction says (R3-009, R3-010). */
export function showBonding({ launch }: Pick<DiscoveredToken, 'launch'>): {
  readonly percent: number | null
  readonly text: string
} {
  if (launch?.isGraduated) return { percent: 100, text: '100%' }
  const progress = launch?.progress ?? null
  if (progress === null) return { percent: null, text: launchCopy.unknown }
  const percent = Math.min(Math.max(progress, 0), 1) * 100
  return { percent, text: `${Math.floor(percent + ROUNDING)}%` }
}

/** 0.29 times 100 is a little less than 29. Rounded down: a curve that is not sold out does not read 100%. */
const ROUNDING = 1e-9
