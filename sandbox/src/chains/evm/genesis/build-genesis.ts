import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from 'viem'
import { writePools } from '../pool-book.ts'
import { startAnvil } from '../start-anvil.ts'
import type { GenesisSite } from './genesis-site.ts'
import { nameMarkets, openPools } from './open-pools.ts'
import { placeProtocols } from './place-protocols.ts'
import { placeTokens } from './place-tokens.ts'
import { type ChainListings, planPools } from './plan-pools.ts'

const DAY_SEC = 86_400

export type GenesisOrder = {
  readonly chain: ChainListings
  readonly treasury: Address
  readonly port: number
  /** Where the finished folder is to lie. */
  readonly folder: string
}

/** Furnishes a chain once and keeps its state; whoever finishes first while others build the same one wins. */
export async function buildGenesis(order: GenesisOrder): Promise<void> {
  await mkdir(join(order.folder, '..'), { recursive: true })
  const work = await mkdtemp(`${order.folder}.`)
  try {
    await furnish(order, work)
    await rename(work, order.folder)
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    if (!isTaken(error)) throw error
  }
}

async function furnish({ chain, treasury, port }: GenesisOrder, folder: string): Promise<void> {
  // Each transaction makes a block and each block takes a second of the chain's time: they must all lie in the past.
  const args = ['--timestamp', `${Math.floor(Date.now() / 1_000) - DAY_SEC}`]
  const anvil = await startAnvil({ chainId: chain.addresses.chainId, port, stateDir: folder, args })
  try {
    const site: GenesisSite = { ...anvil, addresses: chain.addresses, treasury }
    await placeProtocols(site)
    await placeTokens(site, chain.listings)
    const pools = await openPools(site, planPools(chain), chain.priceUsd)
    await nameMarkets(site, chain.listings, pools)
    await writePools(folder, pools)
  } finally {
    await anvil.stop()
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
}
