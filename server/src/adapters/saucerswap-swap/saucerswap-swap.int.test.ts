import { NETWORKS } from '@windhover/core/authority/networks'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { startCountingProxy } from '@windhover/testkit/counting-proxy'
import { createEvmSwapSigner, type SwapSigner } from '@windhover/testkit/swap-signer'
import { type SwapSubject, swapVenueConformance } from '@windhover/testkit/swap-venue-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createHederaChain } from '../hedera-chain/index.ts'
import { createSaucerSwap } from './index.ts'
import { addressOf, ROUTER, ROUTER_ABI } from './known-contracts.ts'

const USDC = '0.0.456858'
const SAUCE = '0.0.731861'
/** Nobody is given any, so it has to be accepted before it is bought. */
const HBARX = '0.0.834116'
const OTHER_DOLLAR = '0.0.1055472'

let sandbox: TestSandbox
let subject: SwapSubject
let trader: SwapSigner
beforeAll(async () => {
  sandbox = await useSandbox()
  trader = createEvmSwapSigner()
  await askFaucet(sandbox, { evm: trader.address, chains: ['hedera'] })
  const { chain, venue } = open(sandbox.env)
  subject = {
    venue,
    chain,
    trader,
    stranger: createEvmSwapSigner().address,
    trades: [
      { sellToken: 'native', buyToken: HBARX, sellAmountRaw: 5_000_000_000n },
      { sellToken: USDC, buyToken: 'native', sellAmountRaw: 2_000_000n },
    ],
  }
})
afterAll(() => sandbox?.stop())

function open(env: Readonly<Record<string, string>>) {
  const urls = {
    rpcUrl: env.HEDERA_RPC_URL ?? '',
    evmChainId: NETWORKS.practice.hedera,
    mirrorUrl: env.HEDERA_MIRROR_URL ?? '',
  }
  const { chain, accounts } = createHederaChain({ ...urls, clock: systemClock })
  return { chain, venue: createSaucerSwap({ ...urls, accounts, clock: systemClock }) }
}

swapVenueConformance('SaucerSwap', () => subject)

const order = (change: object = {}) => ({
  chain: 'hedera' as const,
  sellToken: 'native',
  buyToken: USDC,
  sellAmountRaw: 1_000_000_000n,
  slippageBps: 100,
  owner: trader.address,
  minBuyAmountRaw: 1n,
  ...change,
})

function callsOf(data: string) {
  const outer = decodeFunctionData({ abi: ROUTER_ABI, data: data as Hex })
  if (outer.functionName !== 'multicall') throw new Error(outer.functionName)
  return outer.args[0].map((call) => decodeFunctionData({ abi: ROUTER_ABI, data: call }))
}

describe('SaucerSwap: what only it does', () => {
  it('R2-300 tries the fee tiers 500, 1500, 3000, 10000 in this order and takes the first that quotes', async () => {
    const proxy = await startCountingProxy(sandbox.env)
    const { venue } = open(proxy.env)
    const tierOf = async (change: object) => {
      proxy.reset()
      const { feeTier } = await venue.quote({ ...order(change), taker: null })
      return { feeTier, tried: proxy.asked().filter((line) => line.includes('/contracts/call')).length }
    }
    const dollars = { sellToken: USDC, buyToken: OTHER_DOLLAR, sellAmountRaw: 5_000_000n }
    expect(await tierOf(dollars)).toEqual({ feeTier: 500, tried: 1 })
    expect(await tierOf({})).toEqual({ feeTier: 1_500, tried: 2 })
    expect(await tierOf({ buyToken: SAUCE })).toEqual({ feeTier: 3_000, tried: 3 })
    proxy.reset()
    const nowhere = { ...order({ sellToken: USDC, buyToken: SAUCE }), taker: null }
    await expect(venue.quote(nowhere)).rejects.toMatchObject({ code: 'swap/noLiquidity' })
    expect(proxy.asked().filter((line) => line.includes('/contracts/call'))).toHaveLength(4)
    await proxy.close()
  })

  it('R2-247 quotes by EVM address as by number, with the pool’s fee in it', async () => {
    const asked = { ...order(), taker: null }
    const quote = await subject.venue.quote(asked)
    const same = await subject.venue.quote({ ...asked, buyToken: addressOf(USDC) })
    expect(same.feeTier).toBe(quote.feeTier)
    expect(quote).toMatchObject({
      route: [{ label: 'SaucerSwap 0.15%', fromToken: 'native', toToken: USDC, sharePct: 100 }],
      fees: [{ kind: 'venue', token: 'native', amountRaw: 1_500_000n }],
    })
    expect(quote.networkFeeRaw).toBeGreaterThan(0n)
  })

  it('R2-299 gives the swap twenty minutes, the approved minimum and the owner as recipient', async () => {
    const [swap] = (await subject.venue.build(order({ minBuyAmountRaw: 7n }))).actions
    if (swap === undefined || !('data' in swap)) throw new Error('nothing was built')
    expect(swap).toMatchObject({ to: ROUTER, valueWei: 10n ** 19n })
    const [exactInput, refund] = callsOf(swap.data)
    if (exactInput?.functionName !== 'exactInput') throw new Error('no swap')
    const [terms] = exactInput.args
    expect(terms).toMatchObject({
      recipient: trader.address,
      amountIn: 1_000_000_000n,
      amountOutMinimum: 7n,
    })
    expect(Math.abs(Number(terms.deadline) - Date.now() / 1_000 - 1_200)).toBeLessThan(60)
    expect(refund?.functionName).toBe('refundETH')
  })

  it('has what is sold allowed exactly, and what is bought accepted first where it has to be', async () => {
    const fresh = createEvmSwapSigner()
    await askFaucet(sandbox, { evm: fresh.address, chains: ['hedera'] })
    const selling = order({
      owner: fresh.address,
      sellToken: USDC,
      buyToken: SAUCE,
      sellAmountRaw: 3_000_000n,
    })
    await expect(subject.venue.build(selling)).rejects.toMatchObject({ code: 'swap/noLiquidity' })
    const { actions } = await subject.venue.build({ ...selling, buyToken: 'native' })
    const [approval, swap] = actions
    if (approval === undefined || !('data' in approval)) throw new Error('no approval')
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: approval.data as Hex })
    expect([functionName, args]).toEqual(['approve', [ROUTER, 3_000_000n]])
    expect(swap).toMatchObject({ to: ROUTER, valueWei: 0n, nonce: approval.nonce + 1 })
    const accepting = order({ owner: fresh.address, buyToken: HBARX })
    const [acceptance, second] = (await subject.venue.build(accepting)).actions
    if (acceptance === undefined || !('data' in acceptance)) throw new Error('no acceptance')
    expect(acceptance).toMatchObject({ to: addressOf(HBARX), valueWei: 0n })
    expect(second).toMatchObject({ to: ROUTER, nonce: acceptance.nonce + 1 })
  })
})
