import type { FeatureParts } from '../../composition/feature.ts'
import type { Loop } from '../../platform/loop.ts'

const BATCH = 200
const BATCHES_MAX = 20

/**
 * Nobody comes back to a guest whose session ended: by signing out, or after thirty days without use. What other
 * capabilities keep goes first, so that a crash in between leaves the account to find it by.
 */
export function removeUnreachableGuests({
  identity,
  accountsRemoved,
  log,
}: Pick<FeatureParts, 'identity' | 'accountsRemoved' | 'log'>): Loop {
  return {
    name: 'remove-unreachable-guests',
    everyMs: 10 * 60_000,
    run: async () => {
      for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
        const userIds = await identity.listUnreachableGuests(BATCH)
        if (userIds.length === 0) return
        await accountsRemoved(userIds)
        const removed = await identity.removeUnreachableGuests(userIds)
        log.info({ removed }, 'guests removed that nobody can come back to')
        if (userIds.length < BATCH) return
      }
    },
  }
}
