import type { RelayedStatus } from '../../../ports/swap-venue.ts'
import type { LaneParts } from '../lane-parts.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import { askAboutOrder } from './venue-relay.ts'

/** What the chain, or the venue of an order, says of an attempt; null where nobody answered. */
export async function askStatus(parts: LaneParts, attempt: AttemptRow) {
  const { transactionId, action } = attempt
  const lastValid =
    action.chain === 'solana' ? { lastValidBlockHeight: BigInt(action.lastValidBlockHeight) } : {}
  const asked =
    'order' in action
      ? askAboutOrder(parts, attempt)
      : parts.chains[attempt.chain].getStatus({ transactionId: transactionId ?? '', ...lastValid })
  const status = await asked.catch((error: unknown): RelayedStatus | null => {
    parts.log.debug({ err: error, transactionId }, 'no status')
    return null
  })
  return { attempt, status }
}
