import { isAskedMemory } from '@windhover/core/memory/asked-memory'
import { memoryTools } from '@windhover/core/memory/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { confirmMemory } from './confirm-memory.ts'
import type { MemoryParts } from './parts.ts'
import { proposeMemory } from './propose-memory.ts'
import { searchMemories } from './search-memories.ts'
import { viewMemory } from './view-memory.ts'

/** As many as a reply can make use of. */
const RECALLED_MAX = 20

/** Reading is free. Writing only proposes, and the person keeps it or does not, unless they asked for it themselves. */
export function memoryAgentTools(parts: MemoryParts): readonly AgentTool[] {
  return [
    bindTool(memoryTools.recallMemories, async ({ search, category }, { userId, vaultId }) => {
      const owner = { userId, vaultId }
      const { rows, total } = await searchMemories(parts.db, {
        ...owner,
        search,
        category,
        limit: RECALLED_MAX,
      })
      return { status: 'done' as const, memories: rows.map(viewMemory), total }
    }),
    bindTool(memoryTools.proposeMemory, async ({ category, content }, call) => {
      const { userId, vaultId, conversationId, messageId, sessionId } = call
      const origin = { conversationId, messageId, sessionId }
      const memory = await proposeMemory(parts, { userId, vaultId, category, content, origin })
      if (memory.isConfirmed || !isAskedMemory(call.sources.reading, content))
        return { status: 'done' as const, memory }
      return { status: 'done' as const, memory: await confirmMemory(parts, { userId, vaultId }, memory.id) }
    }),
  ]
}
