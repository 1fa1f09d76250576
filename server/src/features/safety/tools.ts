import { safetyTools } from '@windhover/core/safety/tools'
import type { FeatureParts } from '../../composition/feature.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findOwnVault } from '../vaults/index.ts'
import { readSafety } from './read-safety.ts'

export function safetyAgentTools(parts: Pick<FeatureParts, 'db' | 'signer'>): readonly AgentTool[] {
  return [
    bindTool(safetyTools.getLimits, async (_input, { userId, vaultId }) => {
      await findOwnVault(parts.db, { userId, vaultId })
      const { policy, spent24hUsd } = await readSafety(parts, vaultId)
      const { perTransactionUsd, rolling24hUsd, isPaused } = policy
      return { status: 'done' as const, perTransactionUsd, rolling24hUsd, spent24hUsd, isPaused }
    }),
  ]
}
