import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { HeatMapCoin } from '@windhover/core/heat-map/contract'
import { tokenKey } from '@windhover/core/prices/price-tick'
import type { IndexedToken } from '../../ports/token-index.ts'
import { readPrices } from '../prices/index.ts'
import type { HeatMapParts } from './parts.ts'

type Place = HeatMapCoin['place']
type Coin = { readonly symbol: string; readonly priceUsd: number | null }

/** Two tokens with one symbol are the same coin only if they cost the same. */
const PRICES_WITHIN = 0.05
const EVERYWHERE = Object.keys(CHAINS) as ChainId[]

/**
 * Where each coin of the market can be traded here, by its symbol: as the coin of one of our networks, or as a token
 * that the registry of a network vouches for and that has the same price.
 */
export async function findPlaces(
  parts: HeatMapParts,
  coins: readonly Coin[],
): Promise<ReadonlyMap<string, Place>> {
  const wanted = new Set(coins.map(({ symbol }) => symbol))
  const registries = await Promise.all(EVERYWHERE.map((chain) => readRegistry(parts, chain)))
  const vouched = registries.flat().filter(({ symbol, address }) => wanted.has(symbol) && address !== NATIVE)
  const priced = await priceAll(parts, vouched)
  const bySymbol = Map.groupBy(priced, ({ symbol }) => symbol)
  return new Map(
    coins.map((coin) => [coin.symbol, homeOf(coin) ?? deepestOf(coin, bySymbol.get(coin.symbol))]),
  )
}

/** One that is away leaves its tokens out. */
async function readRegistry({ tokenIndexes, log }: HeatMapParts, chain: ChainId) {
  return await tokenIndexes[chain].listVerified().catch((error: unknown) => {
    log.warn({ err: error, chain }, 'the registry of tokens is away')
    return []
  })
}

/** Some registries tell no prices; those of the market do. */
async function priceAll(
  parts: HeatMapParts,
  tokens: readonly IndexedToken[],
): Promise<readonly IndexedToken[]> {
  const keyOf = ({ chain, address }: IndexedToken) => tokenKey(chain, address)
  const unpriced = tokens.filter(({ priceUsd }) => priceUsd === null)
  const heard = await readPrices(parts, unpriced.map(keyOf))
  return tokens.map((token) => ({
    ...token,
    priceUsd: token.priceUsd ?? heard.get(keyOf(token))?.priceUsd ?? null,
  }))
}

function homeOf({ symbol }: Coin): Place {
  const chain = EVERYWHERE.find((each) => CHAINS[each].native.symbol === symbol)
  return chain === undefined ? null : { chain, address: NATIVE }
}

function deepestOf({ priceUsd }: Coin, tokens: readonly IndexedToken[] = []): Place {
  const [deepest] = tokens
    .filter((token) => costTheSame(token.priceUsd, priceUsd))
    .toSorted((one, other) => (other.liquidityUsd ?? 0) - (one.liquidityUsd ?? 0))
  return deepest === undefined ? null : { chain: deepest.chain, address: deepest.address }
}

function costTheSame(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one / other - 1) <= PRICES_WITHIN
}
