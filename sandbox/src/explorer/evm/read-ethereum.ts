import { isHash } from 'viem'
import type { Pool } from '../../chains/evm/pool-book.ts'
import { networksOf } from '../../doubles/alchemy/networks.ts'
import { lower } from '../../doubles/alchemy/read-block.ts'
import { readHoldings } from '../../doubles/alchemy/read-tokens.ts'
import type { World } from '../../world/world.ts'
import { type ExplorerChain, ROWS_SHOWN } from '../views.ts'
import { ethereumSource } from './evm-source.ts'
import { plainAddress, readEvm } from './read-evm.ts'

/** Ethereum and BSC; who was concerned by what is known from the index of transfers. */
export function readEthereum(world: World, name: 'ethereum' | 'bsc', pools: readonly Pool[]): ExplorerChain {
  const source = ethereumSource(world, name, pools)
  const network = networksOf(world)[name === 'bsc' ? 'bnb-mainnet' : 'eth-mainnet']
  return readEvm({
    source,
    isTransactionId: isHash,
    isAddress: (text) => plainAddress(text) !== null,
    findHash: async (id) => (isHash(id) ? lower(id) : null),
    findAddress: async (id) => plainAddress(id),
    complete: (view) => view,
    holdings: async (owner) => {
      await network.catchUp()
      const held = (await readHoldings(world, network, owner)).filter(
        ({ amountRaw }) => (amountRaw ?? 0n) > 0n,
      )
      const amounts = await Promise.all(
        held.map(async ({ token, amountRaw }) => ({
          token: await source.token(token),
          raw: amountRaw ?? 0n,
        })),
      )
      return amounts.flatMap(({ token, raw }) => (token ? [{ token, raw }] : []))
    },
    hashes: async (owner) => {
      await network.catchUp()
      const transfers = owner === null ? network.index.all() : network.index.of(lower(owner))
      const hashes = new Set(
        transfers
          .slice(-10 * ROWS_SHOWN)
          .toReversed()
          .map(({ hash }) => hash),
      )
      return [...hashes].slice(0, ROWS_SHOWN)
    },
    accountFacts: () => [],
  })
}
