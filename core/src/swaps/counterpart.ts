import { NATIVE } from '../balances/constants.ts'
import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import { WRAPPED_COINS } from '../tokens/wrapped-coins.ts'

type KnownToken = { readonly address: string; readonly symbol: string; readonly decimals: number }

/** The dollar that a coin is traded against. */
const USDC: Readonly<Record<ChainId, KnownToken>> = {
  solana: { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC', decimals: 6 },
  ethereum: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 },
  // Binance's own has 18 decimals, unlike the others.
  bsc: { address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', symbol: 'USDC', decimals: 18 },
  hedera: { address: '0.0.456858', symbol: 'USDC', decimals: 6 },
}

/** The case of an EVM address is its checksum and no part of it; everywhere else it is a letter of its own. */
export function isSameToken(one: string, other: string): boolean {
  const plain = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address)
  return plain(one) === plain(other)
}

/** The coin itself or its wrapped form. */
export function isNativeOrWrapped(chain: ChainId, token: string): boolean {
  return token === NATIVE || isSameToken(token, WRAPPED_COINS[chain])
}

/** What a token is bought with and sold for: USDC for the coin of the chain, the coin for everything else. */
export function counterpartOf(chain: ChainId, token: string): KnownToken {
  if (isNativeOrWrapped(chain, token)) return USDC[chain]
  return { address: NATIVE, ...CHAINS[chain].native }
}
