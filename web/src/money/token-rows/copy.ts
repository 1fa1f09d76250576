export const tokenRowsCopy = {
  notConnected: 'Wallet not connected',
  chart: (symbol: string) => `Chart of ${symbol}`,
  info: (symbol: string) => `Info about ${symbol}`,
  buyNamed: (symbol: string) => `Buy ${symbol}`,
  chartShort: 'Chart',
  infoShort: 'Info',
  buy: 'Buy',
  cannotSell: 'Can’t be sold, so it is not offered',
  quickBuy: 'Quick buy',
  quickBuyAmount: (unit: string) => `Quick buy amount in ${unit}`,
  editPreset: 'Edit preset',
  presets: 'Quick Buy Presets',
  unknown: '–',
} as const

export const riskCopy = {
  low: 'Low',
  toCheck: (count: number) => `${count} to check`,
  cannotSell: "Can't sell",
  named: (symbol: string, verdict: string) => `Risk of ${symbol}: ${verdict}`,
  unchecked: 'Not checked',
  title: (symbol: string, count: number) =>
    count === 0
      ? `Nothing to check on ${symbol}`
      : `${count} ${count === 1 ? 'thing' : 'things'} to check on ${symbol}`,
  cannotSellTitle: (symbol: string) => `${symbol} can't be sold`,
  ask: (symbol: string) => `Ask about ${symbol}`,
  page: 'Token page',
  states: { fine: 'Fine:', check: 'To check:', danger: 'Danger:', unknown: 'Not known:' },
} as const
