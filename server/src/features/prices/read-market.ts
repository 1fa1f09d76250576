import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import type { CombinedPrice } from '@windhover/core/prices/combine-prices'
import { describeMarket, type MarketFigures } from '@windhover/core/prices/market-figures'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'
import type { Parts } from '../../composition/feature.ts'
import { readDay } from './read-day.ts'
import { type Listing, readListings } from './read-listings.ts'
import { readPrices } from './read-prices.ts'

export const marketNeeds = [
  'tickLog',
  'watchedTokens',
  'clock',
  'tokenIndexes',
  'readings',
  'candles',
  'wrappings',
  'log',
] as const
export type MarketParts = Parts<typeof marketNeeds>
type Token = { readonly chain: ChainId; readonly address: string }
/** With what the index calls it. */
export type Market = MarketFigures & { readonly listing: Pick<Listing, 'symbol' | 'name' | 'logo'> | null }

/**
 * Price, change over a day and market value of each token, from one place at one moment: whoever shows a figure of the
 * market has it from here. In the order of the question; what nobody knows is null.
 */
export async function readMarket(parts: MarketParts, tokens: readonly Token[]): Promise<readonly Market[]> {
  // Indexes and feeds know SOL by its token form.
  const asked = tokens.map(({ chain, address }) => ({
    chain,
    address: chain === 'solana' && address === NATIVE ? parts.wrappings.solana.wrappedToken : address,
  }))
  const [listings, heard] = await Promise.all([readListings(parts, asked), readHeard(parts, asked)])
  return await Promise.all(
    asked.map(async (token) => {
      const key = tokenKey(token.chain, token.address)
      const listing = listings.get(key)
      const day = isTold(listing) ? null : await readDay(parts, token)
      return { ...describeMarket({ live: heard.get(key), listing, day }), listing: listing ?? null }
    }),
  )
}

/** Candles cost their source more than anything else here: only what the index does not tell is read from them. */
function isTold(listing: Listing | undefined): boolean {
  return listing !== undefined && (listing.priceUsd ?? 0) > 0 && listing.priceChange24hPct !== null
}

async function readHeard(
  parts: MarketParts,
  tokens: readonly Token[],
): Promise<ReadonlyMap<TokenKey, CombinedPrice>> {
  if (tokens.length === 0) return new Map()
  try {
    return await readPrices(
      parts,
      tokens.map(({ chain, address }) => tokenKey(chain, address)),
    )
  } catch (error) {
    parts.log.warn({ err: error }, 'live prices are away')
    return new Map()
  }
}
