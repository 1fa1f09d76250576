import { type Explorers, explorerTransactionUrl } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { IntentRow } from './stores/intent-store.ts'

const WAITS_FOR_STEP = 'the step before it is not done yet'

/** What a person sees of an intent; `heldUp` says why its lane does not move. */
export function viewIntent(
  row: IntentRow,
  { explorers, heldUp }: { explorers: Explorers; heldUp?: string | undefined },
): IntentView {
  const { chain, transactionId } = row
  const isWaiting = row.follows !== null && row.state === 'APPROVED' && row.stepsTotal === null
  const why = isWaiting ? WAITS_FOR_STEP : heldUp
  return {
    intent: row.body,
    intentHash: row.intentHash,
    state: row.state,
    origin: row.origin,
    failure: row.failure,
    ...(why === undefined || hasEnded(row.state) ? {} : { heldUp: why }),
    transactionId,
    explorerUrl: transactionId === null ? null : explorerTransactionUrl(explorers, { chain, transactionId }),
    receipt: row.receipt,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
  }
}
