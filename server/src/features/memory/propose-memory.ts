import { MEMORIES_PER_VAULT_MAX, PROPOSALS_PER_VAULT_MAX } from '@windhover/core/memory/constants'
import type { MemoryView } from '@windhover/core/memory/contract'
import { memoryErrors } from '@windhover/core/memory/errors'
import { findCategory } from '@windhover/core/memory/find-category'
import { type MemoryText, readMemoryText } from '@windhover/core/memory/read-memory-text'
import {
  countMemories,
  findSameContent,
  insertMemory,
  listCategories,
  type MemoryOwner,
  withMemoriesLocked,
} from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { publishMemoryChange } from './publish-memory-change.ts'
import type { MemoryOrigin } from './tables.ts'
import { viewMemory } from './view-memory.ts'

/**
 * All that an agent can write: a proposal that nobody has agreed to. Saying the same again finds what is there and
 * changes nothing of it, least of all whether it was agreed to.
 */
export async function proposeMemory(
  parts: MemoryParts,
  proposal: MemoryOwner & MemoryText & { readonly origin: MemoryOrigin },
): Promise<MemoryView> {
  const { userId, vaultId, origin } = proposal
  const owner = { userId, vaultId }
  const { category, content } = readMemoryText(proposal)
  const row = await withMemoriesLocked(parts.db, owner, async (locked) => {
    const same = await findSameContent(locked, owner, content)
    if (same !== null) return same
    const { total, proposals } = await countMemories(locked, owner)
    if (total >= MEMORIES_PER_VAULT_MAX) throw memoryErrors.tooMany()
    if (proposals >= PROPOSALS_PER_VAULT_MAX) throw memoryErrors.tooManyProposals()
    const known = findCategory(await listCategories(locked, owner), category)
    return await insertMemory(locked, owner, {
      category: known ?? category,
      content,
      source: 'inferred',
      author: 'agent',
      origin,
      createdAt: parts.clock.now(),
    })
  })
  await publishMemoryChange(parts, owner)
  return viewMemory(row)
}
