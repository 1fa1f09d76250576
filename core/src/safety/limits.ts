import type { VaultPolicy } from '../signing/sign-contract.ts'

export const LIMIT_NAMES = ['perTransactionUsd', 'rolling24hUsd', 'newRecipientDelayHours'] as const
export type LimitName = (typeof LIMIT_NAMES)[number]
export type Limits = Pick<VaultPolicy, LimitName>

/** A looser limit holds only after this time, in which it can be withdrawn. */
export const RAISE_DELAY_MS = 24 * 60 * 60_000

/** A cap is looser when it is higher, the waiting time when it is shorter. */
const HIGHER_IS_LOOSER: Readonly<Record<LimitName, boolean>> = {
  perTransactionUsd: true,
  rolling24hUsd: true,
  newRecipientDelayHours: false,
}

export function isLooserLimit(limit: LimitName, change: { from: number; to: number }): boolean {
  return HIGHER_IS_LOOSER[limit] ? change.to > change.from : change.to < change.from
}

/** Limits are set in cents; the signer keeps millionths, rounded down, and may answer with 2.009999 for 2.01. */
export function roundToCents<Policy extends Limits>(policy: Policy): Policy {
  const { perTransactionUsd, rolling24hUsd } = policy
  return { ...policy, perTransactionUsd: cents(perTransactionUsd), rolling24hUsd: cents(rolling24hUsd) }
}

function cents(usd: number): number {
  return Math.round(usd * 100) / 100
}
