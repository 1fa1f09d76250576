import { getBase58Decoder } from '@solana/kit'
import { isAddress } from 'viem'
import { longZeroAddress, longZeroEntityId } from '../../chains/hedera/entity-id.ts'
import type { Launch, LaunchChain } from '../../market/market.ts'
import type { Listing } from '../../universe/listing.ts'
import { digestOf } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

/** The original's names of the networks. */
export const NETWORKS = {
  solana: 'solana',
  eth: 'ethereum',
  bsc: 'bsc',
  'hedera-hashgraph': 'hedera',
} as const
export type Network = keyof typeof NETWORKS
type PoolChain = (typeof NETWORKS)[Network]

type Known = Pick<World, 'universe' | 'market' | 'clock'>

export type PoolSide = { readonly contract: string; readonly listing: Listing }
export type ChartPool = {
  readonly address: string
  readonly base: PoolSide
  readonly quote: PoolSide
  /** Part of the base's liquidity that stands in here. */
  readonly share: number
}
export type PoolBook = {
  readonly pool: (address: string) => ChartPool | null
  /** Deepest first. */
  readonly poolsOf: (contract: string) => readonly ChartPool[]
}

const STABLE: Readonly<Record<PoolChain, string>> = {
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ethereum: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  bsc: '0x55d398326f99059fF775485246999027B3197955',
  hedera: '0.0.456858',
}
const WRAPPED: Readonly<Record<PoolChain, string>> = {
  solana: 'So11111111111111111111111111111111111111112',
  ethereum: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  bsc: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  hedera: '0.0.1456986',
}
const DEEP_SHARE = 0.8
const THIN_SHARE = 0.05
const ADDRESS_HEX = 40

/**
 * Every listing against the stable coin, and a thin pool against the wrapped coin. Most of them stand in no block:
 * a chart needs a price, and that is the market's.
 */
export function bookPools(world: Known, network: Network): PoolBook {
  const { universe } = world
  const chain = NETWORKS[network]
  const sides = universe
    .onChain(chain)
    .filter((listing) => listing.standard !== 'native')
    .map((listing): PoolSide => ({ listing, contract: contractOf(listing) }))
  const side = (address: string) => sides.find(({ listing }) => listing.address === address)
  const [stable, wrapped] = [side(STABLE[chain]), side(WRAPPED[chain])]
  const plain = (address: string) => (chain === 'solana' ? address : address.toLowerCase())
  const pools = sides.flatMap((base) => [
    ...(stable && base !== stable ? [makePool({ base, quote: stable, share: DEEP_SHARE })] : []),
    ...(wrapped && base !== wrapped ? [makePool({ base, quote: wrapped, share: THIN_SHARE })] : []),
  ])
  const byAddress = new Map(pools.map((pool) => [pool.address, pool]))
  const byToken = new Map<string, ChartPool[]>()
  for (const pool of pools) {
    for (const { contract } of [pool.base, pool.quote]) {
      byToken.set(contract, [...(byToken.get(contract) ?? []), pool])
    }
  }
  const depth = ({ base, share }: ChartPool) => base.listing.liquidityUsd * share
  const launches = chain === 'ethereum' || !wrapped ? null : bookLaunches(world, chain, wrapped)
  return {
    pool: (address) => byAddress.get(plain(address)) ?? launches?.pool(address) ?? null,
    poolsOf: (contract) => {
      const listed = byToken.get(plain(contract)) ?? []
      if (listed.length === 0) return launches?.poolsOf(contract) ?? []
      return listed.toSorted((one, other) => depth(other) - depth(one))
    },
  }
}

/** A launch is traded in one place against the coin: on its curve, and in a pool once it has left that. */
function bookLaunches(world: Known, chain: LaunchChain, quote: PoolSide): PoolBook {
  const book = world.market.launches[chain]
  const poolOf = ({ listing }: Launch, address: string): ChartPool => {
    return { address, base: { listing, contract: contractOf(listing) }, quote, share: 1 }
  }
  return {
    pool: (address) => {
      const launch = book.findByPool(address, world.clock.nowMs())
      return launch && poolOf(launch, address)
    },
    poolsOf: (contract) => {
      const address = chain === 'hedera' && isAddress(contract) ? longZeroEntityId(contract) : contract
      const launch = address === null ? null : book.find(address, world.clock.nowMs())
      return launch ? [poolOf(launch, launch.graduatedPool ?? launch.curvePool)] : []
    },
  }
}

function makePool(pool: Omit<ChartPool, 'address'>): ChartPool {
  const digest = digestOf('chart pool', pool.base.listing.id, pool.quote.listing.id)
  const address =
    pool.base.listing.chain === 'solana'
      ? getBase58Decoder().decode(digest)
      : `0x${Buffer.from(digest).toString('hex').slice(0, ADDRESS_HEX)}`
  return { ...pool, address }
}

function contractOf({ chain, address }: Listing): string {
  if (chain === 'solana') return address
  return (chain === 'hedera' ? longZeroAddress(address) : address).toLowerCase()
}
