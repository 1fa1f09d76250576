import type { ChainFacts } from './chain.ts'

export const bsc: ChainFacts = {
  id: 'bsc',
  name: 'BSC',
  native: { symbol: 'BNB', decimals: 18 },
  explorer: {
    name: 'BscScan',
    baseUrl: 'https://bscscan.com',
    transactionPath: '/tx/',
    addressPath: '/address/',
    tokenPath: '/token/',
  },
}
