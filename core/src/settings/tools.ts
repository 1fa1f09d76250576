import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { vaultSettings } from './contract.ts'

export const settingsTools = {
  getSettings: defineTool({
    name: 'get_settings',
    categories: ['platform-features'],
    effect: 'read',
    description: 'Slippage, buy presets and safety switches of the vault',
    progress: 'Reading settings',
    input: z.object({}),
    output: answerOr({
      settings: vaultSettings.pick({
        swapSlippage: true,
        pumpSlippage: true,
        lpSlippage: true,
        trenchesSlippage: true,
        buyPresets: true,
        safeMode: true,
        showQuickBuy: true,
      }),
    }),
  }),
}
