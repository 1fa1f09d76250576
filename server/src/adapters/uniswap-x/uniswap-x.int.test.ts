import { NETWORKS } from '@windhover/core/authority/networks'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { createEvmSwapSigner, type SwapSigner } from '@windhover/testkit/swap-signer'
import { type SwapSubject, swapVenueConformance } from '@windhover/testkit/swap-venue-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { decodeFunctionData, erc20Abi, type Hex, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { SwapVenue } from '../../ports/swap-venue.ts'
import { createEvmChain } from '../evm-chain/index.ts'
import { createUniswapX } from './index.ts'
import { PERMIT2, REACTOR } from './known-contracts.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

let sandbox: TestSandbox
let subject: SwapSubject
let trader: SwapSigner
let venue: SwapVenue
beforeAll(async () => {
  sandbox = await useSandbox()
  const { env } = sandbox
  const rpcUrl = env.ETHEREUM_RPC_URL ?? ''
  const chain = createEvmChain({
    chain: 'ethereum',
    rpcUrl,
    evmChainId: NETWORKS.practice.ethereum,
    alchemyUrl: env.ALCHEMY_ETHEREUM_URL ?? '',
    clock: systemClock,
  })
  const api = { url: env.UNISWAP_API_URL ?? '', apiKey: env.UNISWAP_API_KEY ?? '' }
  venue = createUniswapX({
    ...api,
    rpcUrl,
    evmChainId: NETWORKS.practice.ethereum,
    chain,
    clock: systemClock,
  })
  trader = createEvmSwapSigner()
  await askFaucet(sandbox, { evm: trader.address, chains: ['ethereum'] })
  subject = {
    venue,
    chain,
    trader,
    stranger: createEvmSwapSigner().address,
    trades: [
      { sellToken: USDC, buyToken: WETH, sellAmountRaw: parseUnits('30', 6) },
      { sellToken: USDC, buyToken: 'native', sellAmountRaw: parseUnits('20', 6) },
    ],
  }
})
afterAll(() => sandbox?.stop())

swapVenueConformance('Uniswap X', () => subject)

const order = (change: object = {}) => ({
  chain: 'ethereum' as const,
  sellToken: USDC,
  buyToken: WETH,
  sellAmountRaw: 5_000_000n,
  slippageBps: 100,
  owner: trader.address,
  minBuyAmountRaw: 1n,
  ...change,
})

describe('Uniswap X: what only it does', () => {
  it('allows exactly what is sold and signs an order for nobody else', async () => {
    const { actions, quote } = await venue.build(order())
    const [approval, last] = actions
    if (approval === undefined || !('data' in approval)) throw new Error('no approval')
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: approval.data as Hex })
    expect([approval.to, functionName, args]).toEqual([USDC, 'approve', [PERMIT2, 5_000_000n]])
    expect(last).toMatchObject({
      chain: 'ethereum',
      from: trader.address,
      order: {
        reactor: REACTOR,
        swapper: trader.address,
        input: { token: USDC, startAmount: '5000000', endAmount: '5000000' },
        outputs: [{ token: WETH, recipient: trader.address, endAmount: `${quote.minBuyAmountRaw}` }],
      },
    })
    expect(quote.networkFeeRaw).toBeNull()
  })

  it('says that it does not sell the coin itself', async () => {
    const asked = { ...order({ sellToken: 'native' }), taker: null }
    await expect(venue.quote(asked)).rejects.toMatchObject({
      message: 'Uniswap X sells tokens only, not the coin itself. Choose Auto or 0x.',
    })
    await expect(venue.quote({ ...asked, sellToken: USDC, chain: 'bsc' })).rejects.toMatchObject({
      code: 'swap/notOffered',
    })
  })

  it('knows no order that was never submitted, and takes none that was tampered with', async () => {
    const { relay } = venue
    if (relay?.getStatus === undefined) throw new Error('no relay')
    expect(await relay.getStatus({ id: `0x${'ab'.repeat(32)}` })).toEqual({ state: 'unseen' })
    const last = (await venue.build(order())).actions.at(-1)
    if (last === undefined || !('order' in last)) throw new Error('no order')
    const signed = await trader.sign({ ...last, order: { ...last.order, nonce: '7' } })
    await expect(relay.submit(signed)).rejects.toMatchObject({ code: 'swap/failed', retryable: false })
  })

  it('tells the orders of an owner, newest first, with their amounts', async () => {
    const page = await venue.relay?.listOrders?.({ owner: trader.address, cursor: null })
    expect(page?.orders).toHaveLength(2)
    expect(page?.nextCursor).toBeNull()
    expect(page?.orders[0]).toMatchObject({
      status: 'filled',
      filledBy: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      sell: { token: USDC, symbol: 'USDC', decimals: 6, amountRaw: 20_000_000n },
      buy: { token: 'native', symbol: 'ETH', decimals: 18 },
    })
    expect(page?.orders[1]).toMatchObject({ buy: { token: WETH, symbol: 'WETH' } })
    expect(page?.orders[0]?.createdAtMs).toBeGreaterThan(Date.now() - 600_000)
  })

  it('R2-237 tells them page by page', async () => {
    const { relay } = venue
    if (relay?.listOrders === undefined) throw new Error('no relay')
    for (let place = 0; place < 14; place += 1) {
      const { actions } = await venue.build(order({ sellAmountRaw: 1_000_000n + BigInt(place) }))
      const last = actions.at(-1)
      if (last === undefined || !('order' in last)) throw new Error('no order')
      await relay.submit(await trader.sign(last))
    }
    const first = await relay.listOrders({ owner: trader.address, cursor: null })
    expect(first.orders).toHaveLength(15)
    expect(first.nextCursor).not.toBeNull()
    const second = await relay.listOrders({ owner: trader.address, cursor: first.nextCursor })
    expect(second.nextCursor).toBeNull()
    const ids = [...first.orders, ...second.orders].map(({ orderId }) => orderId)
    expect([ids.length, new Set(ids).size]).toEqual([16, 16])
  })
})
