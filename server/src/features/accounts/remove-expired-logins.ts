import type { FeatureParts } from '../../composition/feature.ts'
import type { Loop } from '../../platform/loop.ts'

/** Challenges nobody answered and sessions nobody used any more would otherwise pile up for ever. */
export function removeExpiredLogins({ identity, log }: Pick<FeatureParts, 'identity' | 'log'>): Loop {
  return {
    name: 'remove-expired-logins',
    everyMs: 30_000,
    run: async () => {
      const removed = await identity.removeExpired()
      if (removed > 0) log.debug({ removed }, 'expired challenges and sessions removed')
    },
  }
}
