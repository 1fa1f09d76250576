import { type Explorers, explorerTransactionUrl } from '@windhover/core/chains/all-chains'
import type { IntentView } from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { IntentRow } from './intent-store.ts'

/** What a person sees of an intent; `heldUp` says why its lane does not move. */
export function viewIntent(
  row: IntentRow,
  { explorers, heldUp }: { explorers: Explorers; heldUp?: string | undefined },
): IntentView {
  const { chain, transactionId } = row
  return {
    intent: row.body,
    intentHash: row.intentHash,
    state: row.state,
    origin: row.origin,
    failure: row.failure,
    ...(heldUp === undefined || hasEnded(row.state) ? {} : { heldUp }),
    transactionId,
    explorerUrl: transactionId === null ? null : explorerTransactionUrl(explorers, { chain, transactionId }),
    receipt: row.receipt,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
  }
}
