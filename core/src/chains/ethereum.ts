import type { ChainFacts } from './chain.ts'

export const ethereum: ChainFacts = {
  id: 'ethereum',
  name: 'Ethereum',
  native: { symbol: 'ETH', decimals: 18 },
  explorer: {
    name: 'Etherscan',
    baseUrl: 'https://etherscan.io',
    transactionPath: '/tx/',
    addressPath: '/address/',
    tokenPath: '/token/',
  },
}
