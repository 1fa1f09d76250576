import { join } from 'node:path'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { World } from '../../world/world.ts'
import { type ChainFollower, followChain } from './follow-chain.ts'
import { openStoredIndex } from './stored-index.ts'
import type { TransferIndex } from './transfer-index.ts'

export const NETWORKS = ['eth-mainnet', 'bnb-mainnet'] as const
export type NetworkName = (typeof NETWORKS)[number]

export type Network = ChainFollower & {
  readonly name: NetworkName
  readonly chain: EvmChain
  readonly index: TransferIndex
}

const known = new WeakMap<World, Readonly<Record<NetworkName, Network>>>()

/** The routes and the walk beside them work on one index per chain. */
export function networksOf(world: World): Readonly<Record<NetworkName, Network>> {
  const networks = known.get(world) ?? {
    'eth-mainnet': openNetwork(world, 'eth-mainnet', world.evm.ethereum),
    'bnb-mainnet': openNetwork(world, 'bnb-mainnet', world.evm.bsc),
  }
  known.set(world, networks)
  return networks
}

function openNetwork(world: World, name: NetworkName, chain: EvmChain): Network {
  const index = openStoredIndex(join(world.stateDir, 'alchemy', `${chain.name}.jsonl`))
  return { name, chain, index, ...followChain(chain, index) }
}
