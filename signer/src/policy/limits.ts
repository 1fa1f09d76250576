import { DEFAULT_POLICY, type VaultPolicy } from '@windhover/core/signing/sign-contract'

/** Millionths of a dollar: whole numbers, so that a sum of many is exact. */
export type MicroUsd = bigint

const MICRO = 1_000_000

export type Limits = {
  readonly perTransaction: MicroUsd
  readonly rolling24h: MicroUsd
  readonly newRecipientDelayMs: number
  readonly isPaused: boolean
}

const HOUR_MS = 60 * 60_000

/**
 * Rounded down, so that a limit is never more than the figure; below a millionth it is none. Compared by dividing back,
 * which is exact for every figure of up to six digits behind the point: 8.2 times a million is a little less than
 * 8200000, so the product alone would lie.
 */
export function limitToMicroUsd(usd: number): MicroUsd {
  const near = Math.round(usd * MICRO)
  return BigInt(near / MICRO <= usd ? near : near - 1)
}

export function larger(one: MicroUsd, other: MicroUsd): MicroUsd {
  return one > other ? one : other
}

export function fromMicroUsd(micro: MicroUsd): number {
  return Number(micro) / MICRO
}

export function limitsOf(policy: VaultPolicy): Limits {
  return {
    perTransaction: limitToMicroUsd(policy.perTransactionUsd),
    rolling24h: limitToMicroUsd(policy.rolling24hUsd),
    newRecipientDelayMs: policy.newRecipientDelayHours * HOUR_MS,
    isPaused: policy.isPaused,
  }
}

export const DEFAULT_LIMITS: Limits = limitsOf(DEFAULT_POLICY)
