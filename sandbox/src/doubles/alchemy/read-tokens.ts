import { type Address, erc20Abi, getAddress } from 'viem'
import type { Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'
import type { Network } from './networks.ts'
import { lower } from './read-block.ts'

/** Null where the contract did not answer. */
export type TokenAmount = { readonly token: Address; readonly amountRaw: bigint | null }

export async function readAmounts(
  network: Network,
  owner: Address,
  tokens: readonly Address[],
): Promise<readonly TokenAmount[]> {
  const answers = await network.chain.node.multicall({
    contracts: tokens.map((address) => ({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf' as const,
      args: [owner] as const,
    })),
    deployless: true,
  })
  return tokens.map((token, index) => {
    const answer = answers[index]
    return { token, amountRaw: answer?.status === 'success' ? answer.result : null }
  })
}

/** Every token that the owner has ever moved, empty or not, and whatever else it holds, in a steady order. */
export async function readHoldings(
  world: World,
  network: Network,
  owner: Address,
): Promise<readonly TokenAmount[]> {
  const moved = new Set(network.index.tokensOf(lower(owner)))
  const listed = listedTokens(world, network).map((listing) => lower(getAddress(listing.address)))
  const tokens = [...new Set([...moved, ...listed])].toSorted()
  const amounts = await readAmounts(network, owner, tokens)
  return amounts.filter(({ token, amountRaw }) => moved.has(token) || (amountRaw ?? 0n) > 0n)
}

function listedTokens(world: World, network: Network): readonly Listing[] {
  return world.universe.onChain(network.chain.name).filter((listing) => listing.standard === 'erc20')
}

export function findListing(world: World, network: Network, token: Address): Listing | null {
  return (
    listedTokens(world, network).find((listing) => listing.address.toLowerCase() === lower(token)) ?? null
  )
}

export type TokenMetadata = {
  readonly decimals: number | null
  readonly logo: string | null
  readonly name: string | null
  readonly symbol: string | null
}

/** Tokens that the world does not list are asked for their own names. */
export async function readMetadata(world: World, network: Network, token: Address): Promise<TokenMetadata> {
  const listing = findListing(world, network, token)
  if (listing) {
    const { decimals, name, symbol } = listing
    const { http } = world.ports
    return {
      decimals,
      logo: `http://127.0.0.1:${http}/logos/${listing.chain}/${listing.address}.svg`,
      name,
      symbol,
    }
  }
  const read = { address: token, abi: erc20Abi } as const
  const [decimals, name, symbol] = await network.chain.node.multicall({
    contracts: [
      { ...read, functionName: 'decimals' },
      { ...read, functionName: 'name' },
      { ...read, functionName: 'symbol' },
    ],
    deployless: true,
  })
  return {
    decimals: decimals.result ?? null,
    logo: null,
    name: name.result ?? null,
    symbol: symbol.result ?? null,
  }
}

/** 100 where the switch is off. */
export function truthPct(world: World, subject: string): bigint {
  return BigInt(Math.round(world.faults.strike('alchemy', 'lie', subject)?.amount ?? 100))
}
