import { leaderboardTools } from '@windhover/core/leaderboard/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import type { LeaderboardParts } from './parts.ts'
import { readLeaderboard, readOwnRow } from './read-leaderboard.ts'

export function leaderboardAgentTools(parts: LeaderboardParts): readonly AgentTool[] {
  return [
    bindTool(leaderboardTools.showLeaderboard, async ({ orderBy, limit }, { userId, vaultId }) => {
      const [{ data, total }, own] = await Promise.all([
        readLeaderboard(parts, { orderBy, page: 1, pageSize: limit, query: '' }),
        readOwnRow(parts.db, { userId, vaultId, orderBy }),
      ])
      return { status: 'done' as const, orderBy, total, rows: data, own }
    }),
  ]
}
