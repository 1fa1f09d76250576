import { transactionTools } from '@windhover/core/transactions/tools'
import type { FeatureParts } from '../../composition/feature.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findOwnVault } from '../vaults/index.ts'
import { cleanIntentView } from './clean-symbols.ts'
import { listIntents } from './intent-store.ts'
import { laneName, listHeldUp } from './lane-store.ts'
import { viewIntent } from './view-intent.ts'

export function transactionAgentTools({
  db,
  config,
}: Pick<FeatureParts, 'db' | 'config'>): readonly AgentTool[] {
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
  ]
}
