import { MEMORIES_PER_VAULT_MAX } from '@windhover/core/memory/constants'
import type { MemoryView } from '@windhover/core/memory/contract'
import { memoryErrors } from '@windhover/core/memory/errors'
import { findCategory } from '@windhover/core/memory/find-category'
import { type MemoryText, readMemoryText } from '@windhover/core/memory/read-memory-text'
import {
  countMemories,
  insertMemory,
  listCategories,
  type MemoryOwner,
  withMemoriesLocked,
} from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { publishMemoryChange } from './publish-memory-change.ts'
import { viewMemory } from './view-memory.ts'

/** What a person writes in the panel is agreed to as it is written. */
export async function createMemory(
  parts: MemoryParts,
  owner: MemoryOwner,
  typed: MemoryText,
): Promise<MemoryView> {
  const { category, content } = readMemoryText(typed)
  const row = await withMemoriesLocked(parts.db, owner, async (locked) => {
    const { total } = await countMemories(locked, owner)
    if (total >= MEMORIES_PER_VAULT_MAX) throw memoryErrors.tooMany()
    const known = findCategory(await listCategories(locked, owner), category)
    const now = parts.clock.now()
    return await insertMemory(locked, owner, {
      category: known ?? category,
      content,
      source: 'user',
      author: 'user',
      createdAt: now,
      confirmedAt: now,
    })
  })
  await publishMemoryChange(parts, owner)
  return viewMemory(row)
}
