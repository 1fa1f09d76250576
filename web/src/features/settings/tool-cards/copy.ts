/** Words of the cards about settings and limits. */
export const toolCardCopy = {
  settings: 'Settings',
  slippage: (area: string) => `${area} slippage`,
  safeMode: 'Safe Mode',
  quickBuy: 'Quick Buy',
  presets: 'Buy presets',
  on: 'On',
  off: 'Off',
  openSettings: 'Open Settings',
  limits: 'Spending limits',
  perTransaction: 'Per transaction',
  in24h: 'In 24 hours',
  spent: (spent: string, limit: string) => `${spent} of ${limit}`,
  paused: 'This vault is paused: nothing is signed.',
}
