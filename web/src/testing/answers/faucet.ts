import type { ChainHoldings } from '@windhover/core/faucet/contract'

const COINS = [
  { chain: 'solana', symbol: 'SOL', decimals: 9 },
  { chain: 'ethereum', symbol: 'ETH', decimals: 18 },
  { chain: 'bsc', symbol: 'BNB', decimals: 18 },
  { chain: 'hedera', symbol: 'HBAR', decimals: 8 },
] as const

/** So many whole coins of its own on every chain. */
export function holdingsOf(coins: number): ChainHoldings[] {
  return COINS.map(({ chain, symbol, decimals }) => ({
    state: 'known',
    chain,
    observedAt: new Date().toISOString(),
    holdings: [
      { token: 'native', symbol, decimals, amountRaw: `${BigInt(coins) * 10n ** BigInt(decimals)}` },
    ],
  }))
}
