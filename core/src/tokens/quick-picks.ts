import type { ChainId } from '../chains/chain.ts'
import { evmDecimals } from './evm-decimals.ts'

export type QuickPick = {
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/**
 * The tokens one click away, told with their addresses so that no search decides what they are. Solana: exactly these
 * four, the first two are the default pair (R2-083); Ethereum and BSC: R2-309 and R2-310.
 */
export const QUICK_PICKS: Readonly<Record<ChainId, readonly QuickPick[]>> = {
  solana: [
    pick('native', ['SOL', 'Solana'], 9),
    pick('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', ['USDC', 'USD Coin'], 6),
    pick('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', ['USDT', 'USDT'], 6),
    pick('HUSTLFV3U5Km8u66rMQExh4nLy7unfKHedEXVK1WgSAG', ['HUSTLE', 'Agent Hustle'], 9),
  ],
  ethereum: [
    pick('native', ['ETH', 'Ethereum']),
    pick('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', ['USDC', 'USD Coin']),
    pick('0xdAC17F958D2ee523a2206206994597C13D831ec7', ['USDT', 'Tether USD'], 6),
    pick('0x6B175474E89094C44Da98b954EedeAC495271d0F', ['DAI', 'Dai Stablecoin']),
    pick('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', ['WETH', 'Wrapped Ether']),
  ],
  bsc: [
    pick('native', ['BNB', 'BNB']),
    // The coin is divided otherwise there than on Ethereum.
    pick('0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', ['USDC', 'USD Coin'], 18),
    pick('0x55d398326f99059fF775485246999027B3197955', ['USDT', 'Tether USD']),
    pick('0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56', ['BUSD', 'Binance USD']),
    pick('0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', ['WBNB', 'Wrapped BNB']),
  ],
  hedera: [
    pick('native', ['HBAR', 'Hedera'], 8),
    pick('0.0.1456986', ['WHBAR', 'Wrapped Hbar'], 8),
    pick('0.0.456858', ['USDC', 'USD Coin'], 6),
    pick('0.0.731861', ['SAUCE', 'SaucerSwap'], 6),
  ],
}

function pick(address: string, words: readonly [symbol: string, name: string], decimals?: number): QuickPick {
  const [symbol, name] = words
  return { address, symbol, name, decimals: decimals ?? evmDecimals(symbol) }
}
