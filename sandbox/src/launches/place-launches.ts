import { createPublicClient, createTestClient, type Hex, http } from 'viem'
import type { EvmChain } from '../chains/evm/evm-chain.ts'
import type { Listing } from '../universe/listing.ts'
import { describeErc20, describeHts, type LaunchContract } from './launch-contracts.ts'

const BATCH = { batchSize: 400 }

/** Puts tokens on a chain that are not there yet: code and storage, in few requests and without a block. */
export function placeLaunches(chain: EvmChain): (listings: readonly Listing[]) => Promise<void> {
  const transport = http(chain.nodeUrl, { batch: BATCH, timeout: 60_000, retryCount: 0 })
  const node = createPublicClient({ transport })
  const admin = createTestClient({ mode: 'anvil', transport })
  const codes = new Map<Hex, Promise<Hex>>()
  const describe = chain.name === 'hedera' ? describeHts : describeErc20
  // Only a few kinds of code there are: most tokens differ in what is stored alone.
  const codeOf = (creation: Hex): Promise<Hex> => {
    const code = codes.get(creation) ?? runCreation(node, creation)
    codes.set(creation, code)
    return code
  }
  const place = async ({ address, creation, slots }: LaunchContract): Promise<void> => {
    const bytecode = await codeOf(creation)
    await Promise.all(slots.map(({ index, value }) => admin.setStorageAt({ address, index, value })))
    await admin.setCode({ address, bytecode })
  }
  return async (listings) => {
    const issuer = { treasury: chain.treasury, nowSec: Math.floor(Date.now() / 1_000) }
    const contracts = await Promise.all(listings.map((listing) => describe(listing, issuer)))
    const present = await Promise.all(contracts.map(({ address }) => node.getCode({ address })))
    await Promise.all(contracts.filter((_, at) => !present[at]).map(place))
  }
}

async function runCreation(node: ReturnType<typeof createPublicClient>, creation: Hex): Promise<Hex> {
  const { data } = await node.call({ data: creation, gas: 100_000_000n })
  if (!data) throw new Error('The constructor of a launch returned no code')
  return data
}
