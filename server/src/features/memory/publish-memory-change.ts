import { memoryChanged } from '@windhover/core/memory/contract'
import type { MemoryOwner } from './memory-store.ts'
import type { MemoryParts } from './parts.ts'

/** The change holds whether or not it is heard of. */
export async function publishMemoryChange(
  { live, log }: Pick<MemoryParts, 'live' | 'log'>,
  { userId, vaultId }: MemoryOwner,
): Promise<void> {
  try {
    await live.publish(userId, memoryChanged, { vaultId })
  } catch (error) {
    log.warn({ err: error, vaultId }, 'a change of memories was not told')
  }
}
