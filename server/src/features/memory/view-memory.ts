import type { MemoryView } from '@windhover/core/memory/contract'
import type { MemoryRow } from './memory-store.ts'

export function viewMemory(row: MemoryRow): MemoryView {
  return {
    id: row.id,
    category: row.category,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    source: row.source,
    isConfirmed: row.confirmedAt !== null,
  }
}
