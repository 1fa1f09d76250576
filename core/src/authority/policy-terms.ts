import type { PolicyChange } from '../signing/sign-contract.ts'
import type { StatementOf } from './statements.ts'

type Terms = Pick<
  StatementOf<'policy'>,
  'perTransactionCents' | 'rolling24hCents' | 'newRecipientDelayHours' | 'isPaused'
>

/** What an owner signs for a change of limits: whole numbers, and null where nothing changes. */
export function policyTerms(change: PolicyChange['change']): Terms {
  const { perTransactionUsd, rolling24hUsd, newRecipientDelayHours, isPaused } = change
  return {
    perTransactionCents: centsOf(perTransactionUsd),
    rolling24hCents: centsOf(rolling24hUsd),
    newRecipientDelayHours: newRecipientDelayHours ?? null,
    isPaused: isPaused ?? null,
  }
}

function centsOf(usd: number | undefined): number | null {
  return usd === undefined ? null : Math.round(usd * 100)
}
