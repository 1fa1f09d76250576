import type { RelayedStatus, VenueRelay } from '../../../ports/swap-venue.ts'
import type { LaneParts } from '../lane-parts.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import { findIntent } from '../stores/intent-store.ts'

/** Past its deadline nobody can fill an order; the chain's clock and ours may differ by this much. */
const DEADLINE_GRACE_MS = 60_000

/** The relay that an action was made for; null where it goes to the chain itself. */
export async function findRelay(
  parts: LaneParts,
  { action, intentId }: AttemptRow,
): Promise<VenueRelay | null> {
  const isForRelay = 'order' in action || ('requestId' in action && action.requestId !== undefined)
  const intent = isForRelay ? (await findIntent(parts.db, intentId))?.body : undefined
  return intent === undefined ? null : (parts.planOf(intent).relay?.(parts, intent) ?? null)
}

/** Only the venue knows what became of an order; one it never heard of is over when its deadline is. */
export async function askAboutOrder(parts: LaneParts, attempt: AttemptRow): Promise<RelayedStatus> {
  const relay = await findRelay(parts, attempt)
  const status = await relay?.getStatus?.({ id: attempt.transactionId ?? '' })
  if (status === undefined) throw new Error('no relay knows this order')
  return status.state === 'unseen' && isOver(parts, attempt) ? { state: 'expired' } : status
}

function isOver({ clock }: LaneParts, { action }: AttemptRow): boolean {
  return 'order' in action && clock.now().getTime() > action.order.deadline * 1_000 + DEADLINE_GRACE_MS
}
