import { defineToolWords } from '../toolbox/tool-contract.ts'
import { settingsTools } from './tools.ts'

export const settingsToolWords = defineToolWords(settingsTools, {
  get_settings: ({ settings }) =>
    `Swap slippage is ${settings.swapSlippage}% and Safe Mode is ${settings.safeMode ? 'on' : 'off'}. Only you can change these, in Settings.`,
})
