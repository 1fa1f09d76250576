/** Which coins a market site puts into which of its categories. */
export const SECTORS: Readonly<Record<string, readonly string[]>> = {
  'layer-1': ['BTC', 'ETH', 'XRP', 'BNB', 'SOL', 'TRX', 'ADA', 'AVAX', 'HBAR', 'DOT', 'LTC', 'BCH', 'ATOM'],
  'decentralized-finance-defi': [
    ...['LINK', 'UNI', 'AAVE', 'JUP', 'LDO', 'CRV', 'COMP', 'SNX', 'CAKE', 'RAY', 'ORCA', 'PENDLE'],
    ...['1INCH', 'SUSHI', 'YFI', 'BAL', 'DYDX', 'ONDO', 'DRIFT', 'KMNO', 'JTO', 'XVS', 'SAUCE', 'MNDE'],
  ],
  'meme-token': [
    ...['DOGE', 'SHIB', 'PEPE', 'BONK', 'WIF', 'FLOKI', 'POPCAT', 'PENGU', 'MEW', 'BOME', 'PNUT', 'GOAT'],
    ...['MOODENG', 'SPX', 'SAMO', 'WEN', 'BABYDOGE'],
  ],
  'artificial-intelligence': ['RENDER', 'FET', 'GRT', 'FIL', 'GRASS', 'IO', 'HNT', 'SHDW'],
  gaming: ['IMX', 'AXS', 'APE', 'ATLAS', 'MBOX', 'KARATE'],
}
