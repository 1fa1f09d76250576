import type { MemoryView } from '@windhover/core/memory/contract'
import { memoryErrors } from '@windhover/core/memory/errors'
import { keptSource } from '@windhover/core/memory/provenance'
import { changeMemory, findMemory, type MemoryOwner, withMemoriesLocked } from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { publishMemoryChange } from './publish-memory-change.ts'
import { viewMemory } from './view-memory.ts'

/** 'Keep it': only a person's press comes here, or their own words that ask for it. Pressing twice is the same as once. */
export async function confirmMemory(parts: MemoryParts, owner: MemoryOwner, id: string): Promise<MemoryView> {
  const row = await withMemoriesLocked(parts.db, owner, async (locked) => {
    const before = await findMemory(locked, owner, id)
    if (before === null || before.confirmedAt !== null) return before
    const fields = { source: keptSource(before.source), confirmedAt: parts.clock.now() }
    return await changeMemory(locked, owner, { id, fields })
  })
  if (row === null) throw memoryErrors.notFound()
  await publishMemoryChange(parts, owner)
  return viewMemory(row)
}
