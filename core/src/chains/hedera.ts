import type { ChainFacts } from './chain.ts'

export const hedera: ChainFacts = {
  id: 'hedera',
  name: 'Hedera',
  native: { symbol: 'HBAR', decimals: 8 },
  explorer: {
    name: 'HashScan',
    baseUrl: 'https://hashscan.io/mainnet',
    transactionPath: '/transaction/',
    addressPath: '/account/',
    tokenPath: '/token/',
  },
}
