import { safetyChanged } from '@windhover/core/safety/contract'
import type { FeatureParts } from '../../composition/feature.ts'

/** The change holds whether or not it is heard of. */
export async function publishSafetyChange(
  { live, log }: Pick<FeatureParts, 'live' | 'log'>,
  { userId, vaultId }: { userId: string; vaultId: string },
): Promise<void> {
  try {
    await live.publish(userId, safetyChanged, { vaultId })
  } catch (error) {
    log.warn({ err: error, vaultId }, 'a change of limits was not told')
  }
}
