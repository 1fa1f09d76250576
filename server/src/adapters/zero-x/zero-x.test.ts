import { type ReplayServer, startReplayServer } from '@windhover/testkit/replay-server'
import { swapVenueFailureConformance } from '@windhover/testkit/swap-venue-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createZeroX } from './index.ts'
import { ALLOWANCE_HOLDER, WRAPPED_COINS } from './known-contracts.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const OWNER = '0x00000000000000000000000000000000000000A1'
const rpcUrl = 'http://127.0.0.1:9'
const chains = { ethereum: { rpcUrl, evmChainId: 1 }, bsc: { rpcUrl, evmChainId: 56 } }

const request = { chain: 'ethereum', sellToken: USDC, buyToken: DAI, sellAmountRaw: 1_000_000n } as const

swapVenueFailureConformance('0x', {
  open: (url) => createZeroX({ url, apiKey: 'key', chains }),
  request,
  slippageIn: (slippageBps) => `slippageBps=${slippageBps}`,
})

/** As the venue answers to a firm quote. */
const ANSWER = {
  liquidityAvailable: true,
  allowanceTarget: ALLOWANCE_HOLDER,
  sellToken: USDC.toLowerCase(),
  buyToken: DAI.toLowerCase(),
  sellAmount: '1000000',
  buyAmount: '999000000000000000',
  minBuyAmount: '989010000000000000',
  fees: {
    integratorFee: null,
    zeroExFee: { amount: '1500000000000000', token: DAI.toLowerCase(), type: 'volume' },
    gasFee: null,
  },
  issues: {
    allowance: { actual: '0', spender: ALLOWANCE_HOLDER },
    balance: null,
    simulationIncomplete: false,
  },
  route: {
    fills: [
      { from: USDC.toLowerCase(), to: DAI.toLowerCase(), source: 'Uniswap_V3', proportionBps: '6000' },
      { from: USDC.toLowerCase(), to: DAI.toLowerCase(), source: 'Curve', proportionBps: '4000' },
    ],
    tokens: [],
  },
  totalNetworkFee: '2100000000000000',
  transaction: { to: ALLOWANCE_HOLDER, data: '0x2213bc0b', gas: '300000', gasPrice: '1', value: '0' },
}

describe('0x: what it answers', () => {
  let server: ReplayServer
  let answer: unknown
  const said = {
    get answer() {
      return answer
    },
  }
  beforeAll(async () => {
    server = await startReplayServer([
      Object.defineProperty({ path: '/swap/allowance-holder/price' }, 'answer', { get: () => said.answer }),
      Object.defineProperty({ path: '/swap/allowance-holder/quote' }, 'answer', { get: () => said.answer }),
    ])
  })
  afterAll(() => server.stop())
  const venue = () => createZeroX({ url: server.url, apiKey: 'key', chains })
  const order = { ...request, slippageBps: 100, owner: OWNER, minBuyAmountRaw: 1n }

  it('is read as a quote with route and fees', async () => {
    answer = ANSWER
    expect(await venue().quote({ ...request, slippageBps: 100, taker: null })).toEqual({
      buyAmountRaw: 999_000_000_000_000_000n,
      minBuyAmountRaw: 989_010_000_000_000_000n,
      priceImpactPct: null,
      route: [
        { label: 'Uniswap V3', fromToken: USDC, toToken: DAI, sharePct: 60 },
        { label: 'Curve', fromToken: USDC, toToken: DAI, sharePct: 40 },
      ],
      fees: [{ kind: 'venue', token: DAI, amountRaw: 1_500_000_000_000_000n }],
      networkFeeRaw: 2_100_000_000_000_000n,
      expiresAtMs: null,
    })
    expect(server.requests.at(-1)).not.toMatch(/swapFee|taker/)
  })

  it.each([
    ['another token', { buyToken: USDC }],
    ['another amount', { sellAmount: '1000001' }],
    ['a minimum above the offer', { minBuyAmount: '999000000000000001' }],
    ['another contract', { transaction: { ...ANSWER.transaction, to: DAI } }],
    ['the wrapped coin as target', { transaction: { ...ANSWER.transaction, to: WRAPPED_COINS.ethereum } }],
    ['coins on top', { transaction: { ...ANSWER.transaction, value: '1' } }],
    ['another spender', { issues: { ...ANSWER.issues, allowance: { actual: '0', spender: DAI } } }],
  ])('is not signed with %s', async (_what, change) => {
    answer = { ...ANSWER, ...change }
    await expect(venue().build(order)).rejects.toMatchObject({ code: 'swap/venueWrong' })
  })

  it('asks once more with the slippage that keeps the promise, and then gives up', async () => {
    answer = ANSWER
    const before = server.requests.length
    const kept = { ...order, minBuyAmountRaw: 994_005_000_000_000_000n }
    await expect(venue().build(kept)).rejects.toMatchObject({ code: 'swap/priceMoved' })
    const asked = server.requests.slice(before)
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('slippageBps=45&')
    await expect(
      venue().build({ ...order, minBuyAmountRaw: 999_000_000_000_000_001n }),
    ).rejects.toMatchObject({ code: 'swap/priceMoved' })
    expect(server.requests).toHaveLength(before + 3)
  })

  it('without liquidity is no price', async () => {
    answer = { liquidityAvailable: false, zid: '0x01' }
    const asked = { ...request, slippageBps: 100, taker: null }
    await expect(venue().quote(asked)).rejects.toMatchObject({ code: 'swap/noLiquidity' })
  })
})
