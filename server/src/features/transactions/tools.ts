import { transactionTools } from '@windhover/core/transactions/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findOwnVault } from '../vaults/index.ts'
import { proposeCalls, readCalls } from './cards/propose-calls.ts'
import { cleanIntentView } from './clean-symbols.ts'
import type { TransactionParts } from './parts.ts'
import { listIntents } from './stores/intent-store.ts'
import { laneName, listHeldUp } from './stores/lane-store.ts'
import { viewIntent } from './view-intent.ts'

export function transactionAgentTools(parts: TransactionParts): readonly AgentTool[] {
  const { db, config } = parts
  const { explorers } = config
  return [
    bindTool(transactionTools.getActivity, async ({ chain, limit }, { userId, vaultId: named }) => {
      const vaultId = BigInt((await findOwnVault(db, { userId, vaultId: named })).tokenId)
      const [rows, heldUp] = await Promise.all([
        listIntents(db, { vaultId, chain, limit, before: null }),
        listHeldUp(db, [vaultId]),
      ])
      return {
        status: 'done' as const,
        intents: rows.map((row) =>
          cleanIntentView(viewIntent(row, { explorers, heldUp: heldUp.get(laneName(row)) })),
        ),
      }
    }),

    bindTool(transactionTools.proposeSequence, async ({ steps }, call) => {
      const { userId, vaultId } = call
      // Only what is switched on for this vault: a sequence is no way around the toolbox.
      const tools = await parts.toolsFor({ userId, vaultId })
      return await proposeCalls(parts, call, { tools, calls: readCalls(tools, steps) })
    }),
  ]
}
