import { pnlTools } from '@windhover/core/pnl/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findOwnVault } from '../vaults/index.ts'
import { describePnl } from './describe-pnl.ts'
import type { PnlParts } from './parts.ts'
import { readPnlFacts } from './read-pnl-facts.ts'

export function pnlAgentTools(parts: PnlParts): readonly AgentTool[] {
  return [
    bindTool(pnlTools.getPnl, async ({ span, token }, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      // A conversation does not say where its person's day begins.
      const known = await readPnlFacts(parts, { vault, utcOffsetMinutes: 0 })
      return { status: 'done' as const, ...(await describePnl(parts, known, { span, token })) }
    }),
  ]
}
