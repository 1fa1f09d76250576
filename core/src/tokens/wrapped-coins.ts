import type { ChainId } from '../chains/chain.ts'

/** The coin of a chain in the shape of a token. */
export const WRAPPED_COINS: Readonly<Record<ChainId, string>> = {
  solana: 'So11111111111111111111111111111111111111112',
  ethereum: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  bsc: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  hedera: '0.0.1456986',
}
