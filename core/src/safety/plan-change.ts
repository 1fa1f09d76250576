import { isLooserLimit, LIMIT_NAMES, type LimitName, type Limits, RAISE_DELAY_MS } from './limits.ts'

export type Raise = {
  readonly limit: LimitName
  /** USD, or hours for the delay. */
  readonly value: number
  readonly requestedAtMs: number
  readonly startsAtMs: number
}

export type SafetyBefore = {
  readonly limits: Limits
  readonly raises: readonly Raise[]
  /** What is left out stays as it is. */
  readonly change: { readonly [Limit in LimitName]?: number | undefined }
  readonly nowMs: number
}

export type ChangePlan = {
  /** What holds at once: nothing in it is looser than before. */
  readonly limits: Limits
  /** Every raise that waits afterwards, those of before included. */
  readonly raises: readonly Raise[]
  /** True when something is looser than what holds and than what was already asked for. */
  readonly needsProof: boolean
}

type LimitPlan = { readonly value: number; readonly raise: Raise | null; readonly needsProof: boolean }

/**
 * Stricter holds at once and takes back a raise of the same limit. Looser waits; making a waiting raise smaller does
 * not start its time again, making it larger does.
 */
export function planChange(before: SafetyBefore): ChangePlan {
  const plans: Readonly<Record<LimitName, LimitPlan>> = {
    perTransactionUsd: planLimit('perTransactionUsd', before),
    rolling24hUsd: planLimit('rolling24hUsd', before),
    newRecipientDelayHours: planLimit('newRecipientDelayHours', before),
  }
  return {
    limits: {
      perTransactionUsd: plans.perTransactionUsd.value,
      rolling24hUsd: plans.rolling24hUsd.value,
      newRecipientDelayHours: plans.newRecipientDelayHours.value,
    },
    raises: LIMIT_NAMES.flatMap((limit) => plans[limit].raise ?? []),
    needsProof: LIMIT_NAMES.some((limit) => plans[limit].needsProof),
  }
}

function planLimit(limit: LimitName, { limits, raises, change, nowMs }: SafetyBefore): LimitPlan {
  const held = limits[limit]
  const waiting = raises.find((raise) => raise.limit === limit) ?? null
  const wanted = change[limit]
  if (wanted === undefined) return { value: held, raise: waiting, needsProof: false }
  if (!isLooserLimit(limit, { from: held, to: wanted })) {
    return { value: wanted, raise: null, needsProof: false }
  }
  if (waiting !== null && !isLooserLimit(limit, { from: waiting.value, to: wanted })) {
    return { value: held, raise: { ...waiting, value: wanted }, needsProof: false }
  }
  const raise = { limit, value: wanted, requestedAtMs: nowMs, startsAtMs: nowMs + RAISE_DELAY_MS }
  return { value: held, raise, needsProof: true }
}

/** The limits once every raise whose time has come holds; a raise can by then be no raise any more. */
export function applyDueRaises(limits: Limits, due: readonly Pick<Raise, 'limit' | 'value'>[]): Limits {
  const reached = { ...limits }
  for (const { limit, value } of due) {
    if (isLooserLimit(limit, { from: reached[limit], to: value })) reached[limit] = value
  }
  return reached
}
