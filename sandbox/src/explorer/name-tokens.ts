import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { usdValue } from '@windhover/core/money/usd-value'
import { cleanText } from '@windhover/core/text/clean-text'
import type { Listing } from '../universe/listing.ts'
import type { World } from '../world/world.ts'
import type { Amount, Token } from './views.ts'

const SYMBOL_CHARS_MAX = 24
const NAME_CHARS_MAX = 60

export function nativeToken(world: Pick<World, 'universe'>, chain: ChainId): Token {
  const { symbol, decimals } = CHAINS[chain].native
  const listing = world.universe.onChain(chain).find(({ standard }) => standard === 'native')
  return {
    address: null,
    symbol,
    name: listing?.name ?? symbol,
    decimals,
    logo: listing ? logoOf(listing) : null,
    assetId: listing?.assetId ?? null,
    kind: 'native',
  }
}

export function listedToken(listing: Listing, kind: Token['kind'] = 'token'): Token {
  const { address, symbol, name, decimals, assetId } = listing
  return { address, symbol, name, decimals, logo: logoOf(listing), assetId, kind }
}

/** Of a token that nobody listed: whatever it calls itself, made fit for one line. */
export function strangeToken(said: {
  readonly address: string
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number
}): Token {
  const symbol = cleanText(said.symbol ?? '', SYMBOL_CHARS_MAX) || 'unknown token'
  const name = cleanText(said.name ?? '', NAME_CHARS_MAX) || symbol
  return {
    address: said.address,
    symbol,
    name,
    decimals: said.decimals,
    logo: null,
    assetId: null,
    kind: 'token',
  }
}

/** What an amount was worth at that time; null where the market has no price for it. */
export function valueThen(world: Pick<World, 'market'>, { token, raw }: Amount, atMs: number): number | null {
  if (token.assetId === null) return null
  try {
    const priceUsd = world.market.priceUsd(token.assetId, atMs)
    return usdValue({ amountRaw: raw < 0n ? -raw : raw, decimals: token.decimals, priceUsd })
  } catch {
    return null
  }
}

function logoOf({ chain, address }: Listing): string {
  return `/logos/${chain}/${address}.svg`
}
