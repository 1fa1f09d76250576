import { type ReplayServer, startReplayServer } from '@windhover/testkit/replay-server'
import { swapVenueFailureConformance } from '@windhover/testkit/swap-venue-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJupiterSwap } from './index.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SOL = 'So11111111111111111111111111111111111111112'
const TAKER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const OTHER = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'

const request = { chain: 'solana', sellToken: 'native', buyToken: USDC, sellAmountRaw: 1_000_000n } as const

swapVenueFailureConformance('Jupiter', {
  open: (url) => createJupiterSwap({ url, apiKey: 'key' }),
  request,
  slippageIn: (slippageBps) => `slippageBps=${slippageBps}`,
})

/** As the venue answers for a route through pools. */
const ANSWER = {
  mode: 'manual',
  inputMint: SOL,
  outputMint: USDC,
  inAmount: '1000000',
  outAmount: '150000',
  priceImpact: -0.25,
  otherAmountThreshold: '148500',
  swapMode: 'ExactIn',
  slippageBps: 100,
  routePlan: [
    {
      swapInfo: { ammKey: OTHER, label: 'Raydium CLMM', inputMint: SOL, outputMint: USDC },
      percent: 100,
      bps: 10_000,
    },
  ],
  platformFee: { amount: '30', feeBps: 2, feeMint: USDC },
  signatureFeeLamports: 5_000,
  prioritizationFeeLamports: 20_000,
  rentFeeLamports: 2_039_280,
  router: 'metis',
  transaction: '',
  requestId: 'request-1',
  errorCode: 1,
  errorMessage: 'Insufficient funds',
}

describe('Jupiter: what it answers', () => {
  let server: ReplayServer
  let answer: unknown
  const recording = {
    path: '/swap/v2/order',
    get answer() {
      return answer
    },
  }
  beforeAll(async () => {
    server = await startReplayServer([recording])
  })
  afterAll(() => server.stop())
  const venue = (fee?: { account: string; bps: number }) =>
    createJupiterSwap({ url: server.url, apiKey: '', ...(fee ? { fee } : {}) })

  it('is read as a quote with route, fees and impact', async () => {
    answer = ANSWER
    expect(await venue().quote({ ...request, slippageBps: 100, taker: TAKER })).toEqual({
      buyAmountRaw: 150_000n,
      minBuyAmountRaw: 148_500n,
      priceImpactPct: 0.25,
      route: [{ label: 'Raydium CLMM', fromToken: 'native', toToken: USDC, sharePct: 100 }],
      fees: [
        { kind: 'venue', token: USDC, amountRaw: 30n },
        { kind: 'rent', token: 'native', amountRaw: 2_039_280n },
      ],
      networkFeeRaw: 25_000n,
      expiresAtMs: null,
    })
    expect(server.requests.at(-1)).toContain(`taker=${TAKER}`)
  })

  it('names the operator’s share only where there is one, and calls it that', async () => {
    answer = ANSWER
    await venue().quote({ ...request, slippageBps: 100, taker: null })
    expect(server.requests.at(-1)).not.toMatch(/referral|taker/)
    const fee = { account: OTHER, bps: 75 }
    const quote = await venue(fee).quote({ ...request, slippageBps: 100, taker: null })
    expect(server.requests.at(-1)).toContain(`referralAccount=${OTHER}&referralFee=75`)
    expect(quote.fees[0]).toMatchObject({ kind: 'service' })
  })

  it.each([
    ['another token sold', { inputMint: OTHER }],
    ['another token bought', { outputMint: OTHER }],
    ['another amount', { inAmount: '1000001' }],
    ['a wider slippage', { slippageBps: 101 }],
  ])('is not trusted with %s', async (_what, change) => {
    answer = { ...ANSWER, ...change }
    const asked = { ...request, slippageBps: 100 }
    const refusal = { code: 'swap/venueWrong' }
    await expect(venue().quote({ ...asked, taker: null })).rejects.toMatchObject(refusal)
    await expect(venue().build({ ...asked, owner: TAKER, minBuyAmountRaw: 1n })).rejects.toMatchObject(
      refusal,
    )
  })

  it.each([
    [1, 'metis', 'Insufficient funds', 'swap/insufficientFunds'],
    [2, 'metis', 'Insufficient SOL for gas', 'swap/insufficientFunds'],
    [3, 'metis', 'Below the minimum for gasless', 'swap/amountTooSmall'],
    [3, 'jupiterz', 'Quote could not be built into a transaction', 'swap/failed'],
  ])('without a transaction and with code %s of %s (%s) is %s', async (errorCode, router, said, code) => {
    answer = { ...ANSWER, errorCode, router, errorMessage: said }
    const order = { ...request, slippageBps: 100, owner: TAKER, minBuyAmountRaw: 1n }
    await expect(venue().build(order)).rejects.toMatchObject({ code })
  })

  it.each([
    ['no transaction', { transaction: null }],
    ['bytes that are none', { transaction: 'AAAA', lastValidBlockHeight: '5' }],
    ['no height', { transaction: 'AAAA' }],
  ])('is not trusted with %s', async (_what, change) => {
    answer = { ...ANSWER, errorCode: undefined, ...change }
    const order = { ...request, slippageBps: 100, owner: TAKER, minBuyAmountRaw: 1n }
    await expect(venue().build(order)).rejects.toMatchObject({ code: 'swap/venueWrong' })
  })
})
