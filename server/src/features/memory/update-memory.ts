import type { MemoryView } from '@windhover/core/memory/contract'
import { memoryErrors } from '@windhover/core/memory/errors'
import { findCategory } from '@windhover/core/memory/find-category'
import { type MemoryText, readMemoryText } from '@windhover/core/memory/read-memory-text'
import {
  changeMemory,
  findMemory,
  listCategories,
  type MemoryOwner,
  type MemoryRow,
  withMemoriesLocked,
} from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { publishMemoryChange } from './publish-memory-change.ts'
import { viewMemory } from './view-memory.ts'

/** Whoever wrote it before: with the person's hand on it, it is the person's. */
export async function updateMemory(
  parts: MemoryParts,
  owner: MemoryOwner,
  typed: MemoryText & { readonly id: string },
): Promise<MemoryView> {
  const { category: name, content } = readMemoryText(typed)
  const row = await withMemoriesLocked(parts.db, owner, async (locked) => {
    const before = await findMemory(locked, owner, typed.id)
    if (before === null) throw memoryErrors.notFound()
    const category = findCategory(await listCategories(locked, owner), name) ?? name
    const isSame = before.category === category && before.content === content
    if (isSame && before.source === 'user') return before
    const now = parts.clock.now()
    return await changeMemory(locked, owner, {
      id: typed.id,
      fields: {
        category,
        content,
        source: 'user',
        author: 'user',
        confirmedAt: before.confirmedAt ?? now,
        ...(isSame ? {} : { updatedAt: laterThan(before, now) }),
      },
    })
  })
  if (row === null) throw memoryErrors.notFound()
  await publishMemoryChange(parts, owner)
  return viewMemory(row)
}

/** R1-132 compares the two times: a change in the same millisecond, or under a clock set back, is one all the same. */
function laterThan({ createdAt }: MemoryRow, now: Date): Date {
  return new Date(Math.max(now.getTime(), createdAt.getTime() + 1))
}
