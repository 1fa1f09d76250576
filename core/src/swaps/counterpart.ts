import { NATIVE } from '../balances/constants.ts'
import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'

type KnownToken = { readonly address: string; readonly symbol: string; readonly decimals: number }

/** The coin in the shape of a token, and the dollar that it is traded against. */
const PAIRED: Readonly<Record<ChainId, { readonly wrapped: string; readonly usdc: KnownToken }>> = {
  solana: {
    wrapped: 'So11111111111111111111111111111111111111112',
    usdc: { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC', decimals: 6 },
  },
  ethereum: {
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    usdc: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 },
  },
  bsc: {
    wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    // Binance's own has 18 decimals, unlike the others.
    usdc: { address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', symbol: 'USDC', decimals: 18 },
  },
  hedera: {
    wrapped: '0.0.1456986',
    usdc: { address: '0.0.456858', symbol: 'USDC', decimals: 6 },
  },
}

/** The case of an EVM address is its checksum and no part of it; everywhere else it is a letter of its own. */
export function isSameToken(one: string, other: string): boolean {
  const plain = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address)
  return plain(one) === plain(other)
}

/** The coin itself or its wrapped form. */
export function isNativeOrWrapped(chain: ChainId, token: string): boolean {
  return token === NATIVE || isSameToken(token, PAIRED[chain].wrapped)
}

/** What a token is bought with and sold for: USDC for the coin of the chain, the coin for everything else. */
export function counterpartOf(chain: ChainId, token: string): KnownToken {
  if (isNativeOrWrapped(chain, token)) return PAIRED[chain].usdc
  return { address: NATIVE, ...CHAINS[chain].native }
}
