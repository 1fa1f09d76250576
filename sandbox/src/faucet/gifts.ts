import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { Universe } from '../universe/listing.ts'

/** One transfer: of the native coin, or of a token by its address. */
export type Gift = { readonly token: 'native' | (string & {}); readonly amountRaw: bigint }

/** Whole coins. Several transfers per chain, so that a history has something to show. */
const GIFTS: Readonly<Record<ChainId, readonly { readonly symbol: string; readonly whole: bigint }[]>> = {
  solana: [
    { symbol: 'SOL', whole: 5n },
    { symbol: 'USDC', whole: 500n },
    { symbol: 'BONK', whole: 2_000_000n },
    { symbol: 'JUP', whole: 150n },
  ],
  ethereum: [
    { symbol: 'ETH', whole: 2n },
    { symbol: 'USDC', whole: 1_000n },
  ],
  bsc: [
    { symbol: 'BNB', whole: 3n },
    { symbol: 'USDT', whole: 500n },
  ],
  hedera: [
    { symbol: 'HBAR', whole: 1_000n },
    { symbol: 'USDC', whole: 200n },
    { symbol: 'SAUCE', whole: 2_500n },
  ],
}

/** The native coin comes first: on Hedera it makes the account that the tokens go to. */
export function giftsOn(chain: ChainId, universe: Universe): readonly Gift[] {
  const { native } = CHAINS[chain]
  return GIFTS[chain].map(({ symbol, whole }) => {
    if (symbol === native.symbol)
      return { token: 'native', amountRaw: whole * 10n ** BigInt(native.decimals) }
    const listing = universe.onChain(chain).find((each) => each.symbol === symbol && each.isVerified)
    if (listing === undefined) throw new Error(`the faucet of ${chain} has no ${symbol}`)
    return { token: listing.address, amountRaw: whole * 10n ** BigInt(listing.decimals) }
  })
}
