import type { ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { settingsTools } from '../tools.ts'

export const settingsSamples: ToolSamples<typeof settingsTools> = {
  get_settings: {
    settings: {
      swapSlippage: 2,
      pumpSlippage: 10,
      lpSlippage: 10,
      trenchesSlippage: 10,
      buyPresets: { trenches: [0.1], promptBuy: 0.25, ethereum: 0.05, hedera: 100 },
      safeMode: true,
      showQuickBuy: true,
    },
  },
}
