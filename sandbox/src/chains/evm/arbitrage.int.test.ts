import { join } from 'node:path'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alignPools, startArbitrage } from './arbitrage.ts'
import { ETHEREUM_ADDRESSES } from './ethereum-addresses.ts'
import type { EvmChain } from './evm-chain.ts'
import { type Pool, readPools } from './pool-book.ts'
import { openTestChains, type TestChains } from './start-test-chain.ts'

const POOL = parseAbi(['function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)'])
const STATE = parseAbi(['function getSlot0(bytes32) view returns (uint160, int24, uint24, uint24)'])

let chains: TestChains
let chain: EvmChain
let pools: readonly Pool[]
beforeAll(async () => {
  chains = await openTestChains()
  chain = await chains.start('ethereum')
  pools = await readPools(join(chains.stateDir, 'ethereum'))
})
afterAll(() => chains.stop())

async function priceUsd(pool: Pool, baseUsd: number): Promise<number> {
  const [sqrt] =
    pool.protocol === 'v3'
      ? await chain.node.readContract({ address: pool.address, abi: POOL, functionName: 'slot0' })
      : await chain.node.readContract({
          address: ETHEREUM_ADDRESSES.v4.stateView,
          abi: STATE,
          functionName: 'getSlot0',
          args: [pool.poolId],
        })
  const ratio = (Number(sqrt) / 2 ** 96) ** 2 * 10 ** (pool.token0.decimals - pool.token1.decimals)
  return baseUsd * ratio
}

it('has brought every v3 and v4 pool to the market by the time it is started', async () => {
  const factor = 1.7
  const market = {
    ...chains.market,
    priceUsd: (id: string, at: number) => chains.market.priceUsd(id, at) * factorOf(id),
  }
  const factorOf = (id: string) =>
    chains.universe.asset(id)?.class === 'stable' ? 1 : id === 'ETH' ? factor : factor ** 2
  const clock = { nowMs: () => atMs, speed: 1 }
  const atMs = Date.now()
  const stop = await startArbitrage({ ...chains, market, clock, evm: { ethereum: chain } })
  await stop()
  const off: string[] = []
  for (const pool of pools) {
    const told = await priceUsd(pool, market.priceUsd(pool.token1.assetId, atMs))
    const truth = market.priceUsd(pool.token0.assetId, atMs)
    if (Math.abs(told / truth - 1) > pool.fee / 1e6 + 0.001)
      off.push(`${pool.token0.assetId}/${pool.token1.assetId}`)
  }
  expect(pools.filter((pool) => pool.protocol === 'v4').length).toBeGreaterThan(3)
  expect(off).toEqual([])
})

it('leaves pools alone that are within their fee, and moves only the one that is not', async () => {
  const atMs = Date.now()
  const price = (id: string) => chains.market.priceUsd(id, atMs)
  await alignPools({ chain, pools, priceUsd: price })
  expect(await alignPools({ chain, pools, priceUsd: price })).toBe(0)
  const within = (id: string) => price(id) * (id === 'LINK' ? 1.0002 : 1)
  expect(await alignPools({ chain, pools, priceUsd: within })).toBe(0)
  const beyond = (id: string) => price(id) * (id === 'LINK' ? 1.05 : 1)
  const ofLink = pools.filter((pool) => [pool.token0.assetId, pool.token1.assetId].includes('LINK'))
  expect(await alignPools({ chain, pools, priceUsd: beyond })).toBe(ofLink.length)
})
