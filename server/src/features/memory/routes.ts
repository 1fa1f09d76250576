import { memoryRoutes } from '@windhover/core/memory/contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { bindRoute, type RouteBinding, type VaultGrant } from '../../platform/http/route-binding.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import { confirmMemory } from './confirm-memory.ts'
import { createMemory } from './create-memory.ts'
import { deleteMemory } from './delete-memory.ts'
import { listCategories, type MemoryOwner } from './memory-store.ts'
import type { MemoryParts } from './parts.ts'
import { searchMemories } from './search-memories.ts'
import { updateMemory } from './update-memory.ts'
import { viewMemory } from './view-memory.ts'

export function memoryBindings(parts: MemoryParts): readonly RouteBinding[] {
  const { db } = parts
  return [
    bindRoute(memoryRoutes.listMemories, async ({ query, ...call }) => {
      const { page, limit, ...filter } = query
      const offset = (page - 1) * limit
      const { rows, total } = await searchMemories(db, { ...ownerOf(call), ...filter, limit, offset })
      const hasMore = offset + rows.length < total && rows.length > 0
      return succeed({ memories: rows.map(viewMemory), page, hasMore, total })
    }),
    bindRoute(memoryRoutes.listCategories, async (call) => succeed(await listCategories(db, ownerOf(call)))),
    bindRoute(memoryRoutes.createMemory, async ({ body, ...call }) =>
      succeed(await createMemory(parts, ownerOf(call), body)),
    ),
    bindRoute(memoryRoutes.updateMemory, async ({ body, ...call }) =>
      succeed(await updateMemory(parts, ownerOf(call), body)),
    ),
    bindRoute(memoryRoutes.deleteMemory, async ({ body, ...call }) => {
      await deleteMemory(parts, ownerOf(call), body.id)
      return { success: true } as const
    }),
    bindRoute(memoryRoutes.confirmMemory, async ({ body, ...call }) =>
      succeed(await confirmMemory(parts, ownerOf(call), body.id)),
    ),
  ]
}

const succeed = <Data>(data: Data) => ({ success: true, data }) as const

function ownerOf({ session, grant }: { session: SessionInfo; grant: VaultGrant }): MemoryOwner {
  if (!grant.scopes.includes('memory')) throw vaultKeyErrors.scopeMissing()
  return { userId: session.userId, vaultId: grant.vaultId }
}
