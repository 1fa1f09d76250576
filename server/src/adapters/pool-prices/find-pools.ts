import { type Address, isAddressEqual, type PublicClient, parseAbi, zeroAddress } from 'viem'
import type { PoolToken, PoolVenue } from './pool-venues.ts'

export const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])
const factoryAbi = parseAbi(['function getPool(address, address, uint24) view returns (address)'])

export type PricedPool = {
  readonly address: Address
  readonly base: PoolToken
  readonly quote: PoolToken
  readonly isBaseToken0: boolean
  readonly feeBps: number
}

/** For each pair the pool with the most liquidity; a pair without any is left out. */
export async function findPools(client: PublicClient, venue: PoolVenue): Promise<readonly PricedPool[]> {
  const pairs = [
    { base: venue.wrapped, quote: venue.stable },
    ...venue.tokens.flatMap((base) => [venue.wrapped, venue.stable].map((quote) => ({ base, quote }))),
  ]
  const found = await Promise.all(pairs.map((pair) => deepestPool(client, venue, pair)))
  return found.filter((pool) => pool !== null)
}

async function deepestPool(
  client: PublicClient,
  venue: PoolVenue,
  pair: { base: PoolToken; quote: PoolToken },
): Promise<PricedPool | null> {
  const candidates = await Promise.all(
    venue.feeTiers.map(async (fee) => {
      const address = await client.readContract({
        address: venue.factory,
        abi: factoryAbi,
        functionName: 'getPool',
        args: [pair.base.contract, pair.quote.contract, fee],
      })
      if (isAddressEqual(address, zeroAddress)) return null
      const liquidity = await client.readContract({ address, abi: poolAbi, functionName: 'liquidity' })
      return { address, fee, liquidity }
    }),
  )
  const [deepest] = candidates
    .filter((pool) => pool !== null)
    .filter((pool) => pool.liquidity > 0n)
    .toSorted((one, other) => (one.liquidity > other.liquidity ? -1 : 1))
  if (!deepest) return null
  return {
    ...pair,
    address: deepest.address,
    isBaseToken0: BigInt(pair.base.contract) < BigInt(pair.quote.contract),
    feeBps: deepest.fee / 100,
  }
}
