import { memoryErrors } from '@windhover/core/memory/errors'
import { type MemoryOwner, removeMemory } from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { publishMemoryChange } from './publish-memory-change.ts'

export async function deleteMemory(parts: MemoryParts, owner: MemoryOwner, id: string): Promise<void> {
  if (!(await removeMemory(parts.db, owner, id))) throw memoryErrors.notFound()
  await publishMemoryChange(parts, owner)
}
