import type { SlippageBand } from '@windhover/core/settings/slippage'

/** The sentences of what is set for a vault; those of the specification word for word. */
export const vaultSettingsCopy = {
  saved: 'Saved',
  saving: 'Saving…',
  saveFailed: 'The setting could not be saved.',
  loadFailed: 'Settings could not be loaded.',
  loading: 'Loading settings',
  slippageTitle: 'Slippage Settings',
  slippageLater: 'Pump, LP and Trenches take effect once these apps are available.',
  slippage: { swap: 'Swap', pump: 'Pump', lp: 'LP', trenches: 'Trenches' },
  slippageLabel: (name: string) => `${name} slippage`,
  slippageValue: (percent: string, band: SlippageBand) => `${percent}, ${band}`,
  presetsTitle: 'Quick Buy Presets',
  presets: { trenches: 'Trenches', promptBuy: 'Prompt buy', ethereum: 'Ethereum', hedera: 'Hedera' },
  presetTooLow: 'Enter an amount of 0 or more.',
  presetTooHigh: 'This amount is too large.',
  presetStep: (step: number) => `In steps of ${step}.`,
  hiddenTitle: 'Hidden Tokens',
  hiddenNetwork: 'Network of the hidden tokens',
  networks: { solana: 'Solana', hedera: 'Hedera', ethereum: 'Ethereum' },
  hiddenHint: 'Hidden tokens stay in your vault but not in your lists.',
  hiddenEmpty: (network: string) => `No hidden tokens on ${network}.`,
  showAgain: (symbol: string) => `Show ${symbol} again`,
  safetyTitle: 'Safety Settings',
  safeMode: 'Safe Mode',
  safeModeHint:
    'The agent asks before every transaction and does not buy risky tokens. Buttons you press in panels act at once.',
  quickBuy: 'Disable Quick Buy',
  quickBuyHint: 'Always open the buy dialog first',
  integrationsTitle: 'Integrations',
}
