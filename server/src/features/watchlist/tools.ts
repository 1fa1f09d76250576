import type { AgentTool } from '../../ports/agent-tool.ts'
import { alertAgentTools } from './alert-tools.ts'
import { listAgentTools } from './list-tools.ts'
import type { WatchlistParts } from './parts.ts'

/**
 * What they change is the person's own and moves no money: it is done at once where the person asked for it in their own
 * words, and else offered with a button.
 */
export function watchlistAgentTools(parts: WatchlistParts): readonly AgentTool[] {
  return [...listAgentTools(parts), ...alertAgentTools(parts)]
}
