import type { ChainFacts } from './chain.ts'

export const solana: ChainFacts = {
  id: 'solana',
  name: 'Solana',
  native: { symbol: 'SOL', decimals: 9 },
  explorer: {
    name: 'Solscan',
    baseUrl: 'https://solscan.io',
    transactionPath: '/tx/',
    addressPath: '/account/',
    tokenPath: '/token/',
  },
}
