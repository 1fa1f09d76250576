import { MAIN_NETWORKS } from '@windhover/core/chains/networks'
import { swapVenueFailureConformance } from '@windhover/testkit/swap-venue-conformance'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { checkOrder } from './check-order.ts'
import { createUniswapX } from './index.ts'
import { REACTOR } from './known-contracts.ts'
import { readDeadline } from './read-status.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const OWNER = '0x00000000000000000000000000000000000000A1'
const OTHER = '0x00000000000000000000000000000000000000b2'

swapVenueFailureConformance('Uniswap X', {
  open: (url) =>
    createUniswapX({
      url,
      apiKey: 'key',
      rpcUrl: url,
      evmChainId: MAIN_NETWORKS.ethereum,
      clock: systemClock,
      chain: { getStatus: async () => ({ state: 'unseen' }) },
    }),
  request: { chain: 'ethereum', sellToken: USDC, buyToken: WETH, sellAmountRaw: 1_000_000n },
  slippageIn: (slippageBps) => `"slippageTolerance":${slippageBps / 100}`,
})

const ORDER = {
  reactor: REACTOR,
  swapper: OWNER,
  nonce: '1',
  deadline: 1_800_000_000,
  cosigner: OTHER,
  input: { token: USDC, startAmount: '1000000', endAmount: '1000000' },
  outputs: [{ token: WETH, startAmount: '500', endAmount: '490', recipient: OWNER }],
} as const
const ASKED = { swapper: OWNER, tokenIn: USDC, tokenOut: WETH, sellAmountRaw: 1_000_000n } as const
const [OUTPUT] = ORDER.outputs

describe('Uniswap X: an order', () => {
  it('is taken as it was asked for', () => {
    expect(() => checkOrder({ ...ORDER, outputs: [OUTPUT] }, ASKED)).not.toThrow()
  })

  it.each([
    ['another reactor', { reactor: OTHER }],
    ['another swapper', { swapper: OTHER }],
    ['another token sold', { input: { ...ORDER.input, token: WETH } }],
    ['more sold in the end', { input: { ...ORDER.input, endAmount: '1000001' } }],
    ['another token bought', { outputs: [{ ...OUTPUT, token: USDC }] }],
    ['a share for somebody else', { outputs: [OUTPUT, { ...OUTPUT, recipient: OTHER }] }],
    ['an end above its start', { outputs: [{ ...OUTPUT, endAmount: '501' }] }],
  ])('is not signed with %s', (_what, change) => {
    const order = { ...ORDER, outputs: [OUTPUT], ...change }
    expect(() => checkOrder(order, ASKED)).toThrow('sent an answer we could not use')
  })

  it('tells its deadline in its encoding, and nothing is read out of other text', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0')
    const words = [32, 64, 9, 1, 2, 3, 1_800_000_000]
    expect(readDeadline(`0x${words.map(word).join('')}`)).toBe(1_800_000_000)
    expect(readDeadline('0x')).toBeNull()
    expect(readDeadline('nonsense')).toBeNull()
  })
})
