import type { HandedInStatus, VenueDesk } from '../../ports/swap-venue.ts'
import type { AttemptRow } from './attempt-store.ts'
import { findIntent } from './intent-store.ts'
import type { LaneParts } from './lane-parts.ts'

/** Past its deadline nobody can fill an order; the chain's clock and ours may differ by this much. */
const DEADLINE_GRACE_MS = 60_000

/** The desk that an action was made for; null where it goes to the chain itself. */
export async function findDesk(
  { db, swapVenues }: Pick<LaneParts, 'db' | 'swapVenues'>,
  { action, intentId }: AttemptRow,
): Promise<VenueDesk | null> {
  const isForDesk = 'order' in action || ('requestId' in action && action.requestId !== undefined)
  if (!isForDesk) return null
  const intent = (await findIntent(db, intentId))?.body
  return intent?.type === 'swap' ? (swapVenues[intent.venue].desk ?? null) : null
}

/** Only the venue knows what became of an order; one it never heard of is over when its deadline is. */
export async function askAboutOrder(parts: LaneParts, attempt: AttemptRow): Promise<HandedInStatus> {
  const desk = await findDesk(parts, attempt)
  const status = await desk?.getStatus?.({ id: attempt.transactionId ?? '' })
  if (status === undefined) throw new Error('no desk knows this order')
  return status.state === 'unseen' && isOver(parts, attempt) ? { state: 'expired' } : status
}

function isOver({ clock }: LaneParts, { action }: AttemptRow): boolean {
  return 'order' in action && clock.now().getTime() > action.order.deadline * 1_000 + DEADLINE_GRACE_MS
}
