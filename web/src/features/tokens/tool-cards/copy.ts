/** Words of the cards about tokens. */
export const toolCardCopy = {
  comparison: 'Comparison',
  figure: 'Figure',
  price: 'Price',
  day: '24h',
  risk: 'Risk',
  /** The worst that the checks found. */
  riskLevel: { none: 'None found', note: 'Notes', warning: 'Warning', danger: 'Danger' },
  leftOut: (names: string) => `Left out: ${names}`,
  recommended: (chain: string) => `Recommended on ${chain}`,
  lowCaps: (chain: string, cap: string) => `Under ${cap} on ${chain}`,
  mc: 'MC',
  buy: 'Buy',
  buyNamed: (symbol: string) => `Buy ${symbol}`,
  chart: 'Chart',
  chartNamed: (symbol: string) => `Chart of ${symbol}`,
  setUp: 'Setup Wallet',
  notConnected: 'Wallet not connected',
  noTokens: 'No tokens found',
}
