import { MEMORY_CHANGED } from '@windhover/core/memory/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import type { MemoryOwner } from './memory-store.ts'

export type MemoryParts = Pick<FeatureParts, 'db' | 'live' | 'clock' | 'log'>

/** The change holds whether or not it is heard of. */
export async function tellMemoryChanged(
  { live, log }: Pick<MemoryParts, 'live' | 'log'>,
  { userId, vaultId }: MemoryOwner,
): Promise<void> {
  try {
    await live.publish(userId, { name: MEMORY_CHANGED, data: { vaultId } })
  } catch (error) {
    log.warn({ err: error, vaultId }, 'a change of memories was not told')
  }
}
