import { NETWORKS } from '@windhover/core/authority/networks'
import { type Address, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultOrder } from '../../faults/fault-board.ts'
import { askUniswap, type Json } from './ask-uniswap.ts'
import { double } from './index.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'

const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const USDT_BSC: Address = '0x55d398326f99059fF775485246999027B3197955'
const SOMEBODY: Address = '0x00000000000000000000000000000000DeaDBeef'
const NO_QUOTES = { status: 404, body: { errorCode: 'ResourceNotFound', detail: 'No quotes available' } }

let test: TestWorld

beforeAll(async () => {
  test = await startTestWorld([double])
})
afterAll(() => test?.stop())
afterEach(() => test.world.faults.clear())

function trade(change: Json = {}): Json {
  return {
    type: 'EXACT_INPUT',
    amount: '1000000',
    tokenInChainId: NETWORKS.practice.ethereum,
    tokenOutChainId: NETWORKS.practice.ethereum,
    tokenIn: USDC,
    tokenOut: zeroAddress,
    swapper: SOMEBODY,
    slippageTolerance: 0.5,
    ...change,
  }
}

const quote = (change: Json = {}) => askUniswap(test, '/quote', trade(change))

describe('a request', () => {
  it.each([
    ['a field it does not know', { hookOptions: 'V4_NO_HOOKS' }],
    ['a number where text belongs', { amount: 1_000_000 }],
    ['nothing to swap', { amount: '0' }],
    ['a broken address', { tokenIn: '0x1234' }],
    ['a chain the original does not have', { tokenInChainId: 2 }],
    ['both kinds of slippage', { autoSlippage: 'DEFAULT' }],
    ['neither kind of slippage', { slippageTolerance: undefined }],
    ['slippage finer than two decimals', { slippageTolerance: 0.123 }],
    ['protocols for the fastest route', { protocols: ['V3'], routingPreference: 'FASTEST' }],
    ['the same token twice', { tokenOut: USDC }],
  ])('with %s is refused', async (_what, change) => {
    const answer = await quote(change)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'RequestValidationError' } })
    expect(answer.body).toHaveProperty('requestId')
  })

  it('without a key is refused', async () => {
    const response = await fetch(`${test.url}/uniswap/v1/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(trade()),
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ errorCode: 'UnauthorizedError' })
  })

  it('for something nobody trades has no quotes', async () => {
    expect(await quote({ tokenOut: SOMEBODY })).toMatchObject(NO_QUOTES)
    expect(await quote({ tokenInChainId: 8453, tokenOutChainId: 8453 })).toMatchObject(NO_QUOTES)
    expect(await quote({ protocols: ['V2'] })).toMatchObject(NO_QUOTES)
  })

  it('to sell a token that taxes its moves has no quotes, to buy it has', async () => {
    const taxed = test.world.universe.onChain('ethereum').find((listing) => listing.risk.transferTaxBps > 0)
    expect(await quote({ tokenIn: taxed?.address, amount: `${10n ** 20n}` })).toMatchObject(NO_QUOTES)
    expect(await quote({ tokenOut: taxed?.address })).toMatchObject({
      status: 200,
      body: { routing: 'CLASSIC' },
    })
  })

  it('for UniswapX on BSC has no quotes, while pools do', async () => {
    const bsc = {
      tokenInChainId: NETWORKS.practice.bsc,
      tokenOutChainId: NETWORKS.practice.bsc,
      tokenIn: USDT_BSC,
      amount: `${10n ** 18n}`,
    }
    expect(await quote({ ...bsc, protocols: ['UNISWAPX_V2'] })).toMatchObject(NO_QUOTES)
    const both = await quote({ ...bsc, protocols: ['UNISWAPX_V2', 'V3'] })
    expect(both).toMatchObject({ status: 200, body: { routing: 'CLASSIC' } })
  })

  it('for orders must say whose', async () => {
    expect(await askUniswap(test, '/orders?limit=5')).toMatchObject({ status: 400 })
    expect(await askUniswap(test, `/orders?swapper=${SOMEBODY}`)).toMatchObject({
      status: 200,
      body: { orders: [] },
    })
  })

  it('for the status of an unknown transaction is answered', async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const { body } = await askUniswap(test, `/swaps?txHashes=${hash}&chainId=${NETWORKS.practice.ethereum}`)
    expect(body).toMatchObject({ swaps: [{ status: 'NOT_FOUND', txHash: hash }] })
  })
})

describe('a switch', () => {
  const strike = (order: Omit<FaultOrder, 'target'>) =>
    test.world.faults.set({ target: 'uniswap', times: 1, ...order })

  it('limits the rate in the words of the original', async () => {
    strike({ kind: 'rate-limit' })
    expect(await quote()).toMatchObject({ status: 429, body: { errorCode: 'Ratelimited' } })
    expect((await quote()).status).toBe(200)
  })

  it('fails like the original', async () => {
    strike({ kind: 'server-error' })
    expect(await quote()).toMatchObject({ status: 500, body: { errorCode: 'InternalServerError' } })
  })

  it('drops the line', async () => {
    strike({ kind: 'drop' })
    await expect(quote()).rejects.toThrow()
  })

  it('delays', async () => {
    strike({ kind: 'delay', delayMs: 700 })
    const startedMs = performance.now()
    expect((await quote()).status).toBe(200)
    expect(performance.now() - startedMs).toBeGreaterThan(690)
  })
})
