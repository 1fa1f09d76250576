import { join } from 'node:path'
import type { ChainId } from '@windhover/core/chains/chain'
import { readPools } from '../chains/evm/pool-book.ts'
import type { World } from '../world/world.ts'
import { readEthereum } from './evm/read-ethereum.ts'
import { readHedera } from './evm/read-hedera.ts'
import { readSolana } from './solana/read-solana.ts'
import type { ExplorerChain } from './views.ts'

/** Each is opened when somebody first looks at it. */
export function openChains(world: World): (chain: ChainId) => Promise<ExplorerChain> {
  const open: Readonly<Record<ChainId, () => Promise<ExplorerChain>>> = {
    solana: async () => readSolana(world),
    ethereum: async () => readEthereum(world, 'ethereum', await readPools(join(world.stateDir, 'ethereum'))),
    bsc: async () => readEthereum(world, 'bsc', await readPools(join(world.stateDir, 'bsc'))),
    hedera: async () => readHedera(world),
  }
  const opened = new Map<ChainId, Promise<ExplorerChain>>()
  return (chain) => {
    const known = opened.get(chain) ?? open[chain]()
    opened.set(chain, known)
    return known
  }
}
