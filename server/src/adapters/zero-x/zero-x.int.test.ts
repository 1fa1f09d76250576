import { NETWORKS } from '@windhover/core/authority/networks'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { createEvmSwapSigner, type SwapSigner } from '@windhover/testkit/swap-signer'
import { type SwapSubject, swapVenueConformance } from '@windhover/testkit/swap-venue-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { decodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { SwapVenue } from '../../ports/swap-venue.ts'
import { createEvmChain } from '../evm-chain/index.ts'
import { createZeroX } from './index.ts'
import { ALLOWANCE_HOLDER, WRAPPED_COINS } from './known-contracts.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const BSC_USDT = '0x55d398326f99059fF775485246999027B3197955'

const chainsOf = (env: TestSandbox['env']) => ({
  ethereum: { rpcUrl: env.ETHEREUM_RPC_URL ?? '', evmChainId: NETWORKS.practice.ethereum },
  bsc: { rpcUrl: env.BSC_RPC_URL ?? '', evmChainId: NETWORKS.practice.bsc },
})

let sandbox: TestSandbox
let ethereum: SwapSubject
let bsc: SwapSubject
let trader: SwapSigner
let venue: SwapVenue
beforeAll(async () => {
  sandbox = await useSandbox()
  const { env } = sandbox
  const chains = chainsOf(env)
  const alchemyUrls = { ethereum: env.ALCHEMY_ETHEREUM_URL ?? '', bsc: env.ALCHEMY_BSC_URL ?? '' }
  const api = { url: env.ZERO_X_URL ?? '', apiKey: env.ZERO_X_API_KEY ?? '' }
  venue = createZeroX({ ...api, chains })
  trader = createEvmSwapSigner()
  await askFaucet(sandbox, { evm: trader.address, chains: ['ethereum', 'bsc'] })
  const common = { venue, trader, stranger: createEvmSwapSigner().address }
  const chainOf = (chain: 'ethereum' | 'bsc') =>
    createEvmChain({ chain, ...chains[chain], alchemyUrl: alchemyUrls[chain], clock: systemClock })
  ethereum = {
    ...common,
    chain: chainOf('ethereum'),
    trades: [
      { sellToken: 'native', buyToken: USDC, sellAmountRaw: parseEther('0.05') },
      { sellToken: USDC, buyToken: 'native', sellAmountRaw: parseUnits('40', 6) },
    ],
  }
  bsc = {
    ...common,
    chain: chainOf('bsc'),
    trades: [
      { sellToken: BSC_USDT, buyToken: 'native', sellAmountRaw: parseUnits('20', 18) },
      { sellToken: 'native', buyToken: BSC_USDT, sellAmountRaw: parseEther('0.05') },
    ],
  }
})
afterAll(() => sandbox?.stop())

swapVenueConformance('0x on Ethereum', () => ethereum)
swapVenueConformance('0x on BSC', () => bsc)

const order = (change: object = {}) => ({
  chain: 'ethereum' as const,
  sellToken: USDC,
  buyToken: 'native',
  sellAmountRaw: 7_000_000n,
  slippageBps: 100,
  owner: trader.address,
  minBuyAmountRaw: 1n,
  ...change,
})

describe('0x: what only it does', () => {
  it('R2-233 allows exactly what is sold, to one contract, and sends the swap there', async () => {
    const { actions, quote } = await venue.build(order())
    expect(quote.networkFeeRaw).toBeGreaterThan(0n)
    const [approval, swap] = actions
    if (approval === undefined || !('data' in approval)) throw new Error('no approval')
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: approval.data as Hex })
    expect([approval.to, functionName, args]).toEqual([USDC, 'approve', [ALLOWANCE_HOLDER, 7_000_000n]])
    expect(swap).toMatchObject({ to: ALLOWANCE_HOLDER, valueWei: 0n, nonce: approval.nonce + 1 })
    expect(actions).toHaveLength(2)
  })

  it('turns a coin into its token form and back without a pool', async () => {
    const wrapped = WRAPPED_COINS.ethereum
    const wrap = order({
      sellToken: 'native',
      buyToken: wrapped,
      sellAmountRaw: 5_000n,
      minBuyAmountRaw: 5_000n,
    })
    expect((await venue.build(wrap)).actions).toMatchObject([{ to: wrapped, valueWei: 5_000n }])
  })

  it('says that no pool has so much, or trades this', async () => {
    const nowhere = '0x00000000000000000000000000000000000000aa'
    const asked = { ...order({ buyToken: nowhere }), taker: null }
    await expect(venue.quote(asked)).rejects.toMatchObject({ code: 'swap/noLiquidity' })
  })

  it('takes the operator’s share of what is bought only where there is one', async () => {
    const { env } = sandbox
    const fee = { account: '0x00000000000000000000000000000000000000Fe', bps: 100 }
    const chains = chainsOf(env)
    const taking = createZeroX({ url: env.ZERO_X_URL ?? '', apiKey: 'key', chains, fee })
    const asked = { ...order(), taker: null }
    expect((await venue.quote(asked)).fees).toEqual([])
    const { fees, buyAmountRaw } = await taking.quote(asked)
    expect(fees).toEqual([{ kind: 'service', token: 'native', amountRaw: expect.any(BigInt) }])
    expect(Number(fees[0]?.amountRaw) / Number(buyAmountRaw)).toBeCloseTo(1 / 99, 4)
  })
})
