import { NETWORKS } from '@windhover/core/authority/networks'
import { swapVenueFailureConformance } from '@windhover/testkit/swap-venue-conformance'
import { decodeFunctionData, encodeFunctionResult, type Hex, hexToNumber, sliceHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { HederaAccounts } from '../../ports/hedera-accounts.ts'
import { createSaucerSwap } from './index.ts'
import { QUOTER_ABI } from './known-contracts.ts'
import { quotePool } from './quote-pool.ts'

/** A quote asks nothing about accounts. */
const accounts = {} as HederaAccounts

swapVenueFailureConformance('SaucerSwap', {
  open: (url) =>
    createSaucerSwap({
      rpcUrl: url,
      evmChainId: NETWORKS.practice.hedera,
      mirrorUrl: url,
      accounts,
      clock: systemClock,
    }),
  request: { chain: 'hedera', sellToken: 'native', buyToken: '0.0.456858', sellAmountRaw: 1_000n },
  slippageIn: null,
})

describe('SaucerSwap: the tiers', () => {
  /** Pools that give so much, by tier; the others do not exist. */
  function mirrorWith(pools: Readonly<Record<number, number>>) {
    const tried: number[] = []
    const call = async (_to: Hex, data: Hex) => {
      const { args } = decodeFunctionData({ abi: QUOTER_ABI, data })
      const tier = hexToNumber(sliceHex(args[0], 20, 23))
      tried.push(tier)
      const amount = pools[tier]
      if (amount === undefined) return null
      const result = [BigInt(amount), [], [], 0n] as const
      return encodeFunctionResult({ abi: QUOTER_ABI, functionName: 'quoteExactInput', result })
    }
    return { tried, mirror: { call, takesAnyToken: async () => false } }
  }
  const pair = { sellToken: 'native', buyToken: '0.0.456858', sellAmountRaw: 1_000n }

  it.each([
    { order: [500], feeTier: 500, pools: { 500: 5, 10000: 9 } },
    { order: [500, 1_500], feeTier: 1_500, pools: { 1500: 5, 3000: 9 } },
    { order: [500, 1_500, 3_000], feeTier: 3_000, pools: { 3000: 5 } },
    { order: [500, 1_500, 3_000, 10_000], feeTier: 10_000, pools: { 500: 0, 10000: 5 } },
  ])('R2-300 tries $order and takes $feeTier', async ({ order, feeTier, pools }) => {
    const { mirror, tried } = mirrorWith(pools)
    expect(await quotePool(mirror, pair)).toMatchObject({ feeTier, buyAmountRaw: 5n })
    expect(tried).toEqual(order)
  })

  it('tells a pool that gives nothing for so little from no pool at all', async () => {
    await expect(quotePool(mirrorWith({ 1500: 0 }).mirror, pair)).rejects.toMatchObject({
      code: 'swap/amountTooSmall',
    })
    await expect(quotePool(mirrorWith({}).mirror, pair)).rejects.toMatchObject({ code: 'swap/noLiquidity' })
  })
})
