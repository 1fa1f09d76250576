import { settingsTools } from '@windhover/core/settings/tools'
import type { FeatureParts } from '../../composition/feature.ts'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { findOwnVault } from '../vaults/index.ts'
import { findSettings } from './settings-store.ts'

export function settingsAgentTools({ db }: Pick<FeatureParts, 'db'>): readonly AgentTool[] {
  return [
    bindTool(settingsTools.getSettings, async (_input, { userId, vaultId }) => {
      await findOwnVault(db, { userId, vaultId })
      const { settings } = await findSettings(db, { userId, vaultId })
      const { swapSlippage, pumpSlippage, lpSlippage, trenchesSlippage } = settings
      const { buyPresets, safeMode, showQuickBuy } = settings
      const slippages = { swapSlippage, pumpSlippage, lpSlippage, trenchesSlippage }
      return { status: 'done' as const, settings: { ...slippages, buyPresets, safeMode, showQuickBuy } }
    }),
  ]
}
