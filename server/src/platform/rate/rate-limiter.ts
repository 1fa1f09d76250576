import type { RateClass } from '@windhover/core/contract/route'

export type RateDecision = {
  readonly allowed: boolean
  readonly limit: number
  /** How many calls are left in this window, as far as this instance knows. */
  readonly remaining: number
  readonly resetMs: number
}

export interface RateLimiter {
  /** Spends one call of a caller's budget. Answers at once while this instance still holds a part of it. */
  take(callerKey: string, rateClass: RateClass): RateDecision | Promise<RateDecision>
  close(): Promise<void>
}
