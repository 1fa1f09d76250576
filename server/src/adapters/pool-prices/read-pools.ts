import { type PriceTick, tokenKey } from '@windhover/core/prices/price-tick'
import type { PublicClient } from 'viem'
import { type PricedPool, poolAbi } from './find-pools.ts'
import { priceOfToken0 } from './pool-math.ts'
import { type PoolToken, type PoolVenue, STABLE_BPS } from './pool-venues.ts'

type Quote = { readonly priceUsd: number; readonly confidenceBps: number }

/** Prices in USD of everything the pools quote: directly in the stable coin, or through the wrapped native coin. */
export async function readPools(
  client: PublicClient,
  venue: PoolVenue,
  pools: readonly PricedPool[],
  at: { source: string; observedAtMs: number },
): Promise<PriceTick[]> {
  const read = await Promise.all(pools.map(async (pool) => ({ pool, price: await readPrice(client, pool) })))
  const inUsd = new Map<PoolToken, Quote>([[venue.stable, { priceUsd: 1, confidenceBps: STABLE_BPS }]])
  // The wrapped coin's own pool comes first, so that everything quoted in it can be told in dollars.
  for (const { pool, price } of read) {
    const quote = inUsd.get(pool.quote)
    if (!quote || inUsd.has(pool.base)) continue
    inUsd.set(pool.base, {
      priceUsd: price * quote.priceUsd,
      // Nobody corrects a pool while the gap is smaller than its fee.
      confidenceBps: quote.confidenceBps + pool.feeBps,
    })
  }
  inUsd.delete(venue.stable)
  return [...inUsd].flatMap(([token, quote]) =>
    namesOf(venue, token).map((name) => ({ token: tokenKey(venue.chain, name), ...quote, ...at })),
  )
}

async function readPrice(client: PublicClient, pool: PricedPool): Promise<number> {
  const [sqrtPriceX96] = await client.readContract({
    address: pool.address,
    abi: poolAbi,
    functionName: 'slot0',
  })
  const { base, quote, isBaseToken0 } = pool
  const [token0, token1] = isBaseToken0 ? [base, quote] : [quote, base]
  const price = priceOfToken0({ sqrtPriceX96, decimals0: token0.decimals, decimals1: token1.decimals })
  return isBaseToken0 ? price : 1 / price
}

function namesOf(venue: PoolVenue, token: PoolToken): readonly string[] {
  const name = token.address ?? token.contract
  return token === venue.wrapped ? [name, 'native'] : [name]
}
