import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alignPools } from '../evm/arbitrage.ts'
import { distanceInPips, marketSqrtPriceX96 } from '../evm/pool-price.ts'
import { startTestHedera, type TestHedera } from './start-test-hedera.ts'

let world: TestHedera
beforeAll(async () => {
  world = await startTestHedera()
})
afterAll(() => world?.stop())

it('brings the pools of the exchange to another market, and leaves no trace in the ledger', async () => {
  const { chain } = world
  const before = await chain.node.getBalance({ address: chain.treasury })
  const priceUsd = (assetId: string) =>
    assetId === 'HBAR' ? 0.21 : world.options.market.priceUsd(assetId, 0)
  expect(await alignPools({ chain, pools: chain.pools, priceUsd })).toBeGreaterThan(20)
  expect(await alignPools({ chain, pools: chain.pools, priceUsd })).toBe(0)
  const abi = parseAbi([
    'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  ])
  for (const pool of chain.pools) {
    const [sqrtPrice] = await chain.node.readContract({ address: pool.address, abi, functionName: 'slot0' })
    expect(distanceInPips(sqrtPrice, marketSqrtPriceX96(pool, priceUsd))).toBeLessThan(pool.fee + 200)
  }
  await chain.ledger.sync()
  expect(chain.ledger.records()).toEqual([])
  const spent = before - (await chain.node.getBalance({ address: chain.treasury }))
  expect(spent).toBeLessThan(before / 1_000n)
})
