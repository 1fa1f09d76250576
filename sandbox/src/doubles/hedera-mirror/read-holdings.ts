import { type Address, parseAbi } from 'viem'
import { longZeroAddress } from '../../chains/hedera/entity-id.ts'
import { HOLDINGS_LENS } from '../../chains/hedera/hedera-entities.ts'
import type { Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'

const abi = parseAbi([
  'struct Holding { uint64 sinceSec; bool isOn; bool isAutomatic; uint256 balance; }',
  'function holdings(address account, address[] tokens) view returns (Holding[] found)',
])

export type Holding = {
  readonly listing: Listing
  readonly balanceRaw: bigint
  readonly sinceSec: bigint
  readonly isAutomatic: boolean
}

/** Every token the account is associated with, by token number. */
export async function readHoldings(world: World, account: Address): Promise<readonly Holding[]> {
  const listings = tokenListings(world)
  const found = await world.hedera.node.readContract({
    address: HOLDINGS_LENS,
    abi,
    functionName: 'holdings',
    args: [account, listings.map((listing) => longZeroAddress(listing.address))],
  })
  return listings.flatMap((listing, at) => {
    const holding = found[at]
    if (!holding?.isOn) return []
    const { sinceSec, isAutomatic, balance } = holding
    return [{ listing, balanceRaw: balance, sinceSec, isAutomatic }]
  })
}

export function tokenListings(world: World): readonly Listing[] {
  const number = (listing: Listing) => Number(listing.address.slice(4))
  return world.universe
    .onChain('hedera')
    .filter((listing) => listing.standard === 'hts')
    .toSorted((one, other) => number(one) - number(other))
}
