import { memoryErrors } from '@windhover/core/memory/errors'
import { type MemoryOwner, removeMemory } from './memory-store.ts'
import { type MemoryParts, tellMemoryChanged } from './tell-memory-changed.ts'

export async function deleteMemory(parts: MemoryParts, owner: MemoryOwner, id: string): Promise<void> {
  if (!(await removeMemory(parts.db, owner, id))) throw memoryErrors.notFound()
  await tellMemoryChanged(parts, owner)
}
