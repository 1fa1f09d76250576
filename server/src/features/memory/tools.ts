import { memoryTools } from '@windhover/core/memory/tools'
import type { FeatureParts } from '../../composition/feature.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { proposeMemory } from './propose-memory.ts'
import { searchMemories } from './search-memories.ts'
import { viewMemory } from './view-memory.ts'

/** As many as a reply can make use of. */
const RECALLED_MAX = 20

/** Reading is free; writing only proposes, and the person keeps it or does not. */
export function memoryAgentTools(parts: FeatureParts): readonly AgentTool[] {
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
      return { status: 'done' as const, memory }
    }),
  ]
}
