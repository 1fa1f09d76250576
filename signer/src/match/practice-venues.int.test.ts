import { generateKeyPairSigner } from '@solana/kit'
import { NETWORKS } from '@windhover/core/authority/networks'
import { dutchOrder } from '@windhover/core/signing/dutch-order'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { SAMPLE_COSIGNER, SAMPLE_SETTLER, swapOf } from '@windhover/testkit/sample-facts'
import { evmAction } from '@windhover/testkit/sign-requests'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { type Hex, hashTypedData, keccak256, type TypedDataDefinition } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solanaKey } from '../decode/solana/programs.ts'
import { planAction } from './plan-action.ts'

/** What the venues of the practice world answer today, without a hand of ours in between. */
const SOL = 'So11111111111111111111111111111111111111112'
const USDC_SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const evm = privateKeyToAccount(generatePrivateKey()).address

let sandbox: TestSandbox
let solana: string
beforeAll(async () => {
  sandbox = await useSandbox()
  solana = (await generateKeyPairSigner()).address
  await askFaucet(sandbox, { solana, evm, chains: ['solana', 'ethereum'] })
}, 180_000)
afterAll(() => sandbox?.stop())

async function ask(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

function plan(intent: SwapIntent, action: SignableAction) {
  const owner = intent.chain === 'solana' ? solanaKey(solana) : evm.toLowerCase()
  const given = {
    feeAccount: null,
    settlers: [SAMPLE_SETTLER],
    cosigners: [SAMPLE_COSIGNER],
    chainIds: NETWORKS.practice,
    nowMs: Date.now(),
  }
  return planAction({ intent, step: 0, action, owner, ...given })
}
type Amounts = Pick<SwapIntent, 'sellAmountRaw' | 'quotedBuyAmountRaw' | 'minBuyAmountRaw'>
const amounts = (sold: string, least: unknown): Amounts => ({
  sellAmountRaw: `${BigInt(sold)}`,
  quotedBuyAmountRaw: `${BigInt(String(least))}`,
  minBuyAmountRaw: `${BigInt(String(least))}`,
})
const oneMore = (intent: SwapIntent): SwapIntent => ({
  ...intent,
  minBuyAmountRaw: `${BigInt(intent.minBuyAmountRaw) + 1n}`,
})

describe('what a venue answers', () => {
  it.each([
    ['SOL for USDC', SOL, USDC_SOLANA, '100000000', 'native', USDC_SOLANA],
    ['USDC for SOL', USDC_SOLANA, SOL, '5000000', USDC_SOLANA, 'native'],
    ['USDC for BONK', USDC_SOLANA, BONK, '5000000', USDC_SOLANA, BONK],
  ])(
    'is signed as the swap that was approved: Jupiter, %s',
    async (_, from, to, amount, sellToken, buyToken) => {
      const query = new URLSearchParams({ inputMint: from, outputMint: to, amount, taker: solana })
      const order = await ask(`${sandbox.env.JUPITER_URL}/swap/v2/order?${query}`)
      const action = { chain: 'solana', transactionBase64: String(order.transaction) } as const
      const pair = { chain: 'solana', venue: 'jupiter', sellToken, buyToken } as const
      const intent = swapOf({ ...pair, ...amounts(amount, order.outAmount) })
      expect(plan(intent, action)).toMatchObject({ role: 'main', spends: true })
      expect(() => plan(oneMore(intent), action)).toThrow('promised')
    },
  )

  it.each([
    ['ETH for USDC', COIN, USDC, '10000000000000000', 'native', USDC],
    ['USDC for ETH', USDC, COIN, '5000000', USDC, 'native'],
    ['USDC for WETH', USDC, WETH, '5000000', USDC, WETH],
  ])('is signed as the swap that was approved: 0x, %s', async (_, from, to, amount, sellToken, buyToken) => {
    const terms = {
      chainId: `${NETWORKS.practice.ethereum}`,
      sellToken: from,
      buyToken: to,
      sellAmount: amount,
      taker: evm,
    }
    const quote = (await ask(
      `${sandbox.env.ZERO_X_URL}/swap/allowance-holder/quote?${new URLSearchParams(terms)}`,
      { headers: { '0x-api-key': 'practice', '0x-version': 'v2' } },
    )) as { minBuyAmount: string; transaction: { to: string; data: string; value: string; gas: string } }
    const { to: contract, data, value, gas } = quote.transaction
    const action = evmAction({ to: contract, data, valueWei: value, gasLimit: gas })
    const pair = { chain: 'ethereum', venue: 'zero-x', sellToken, buyToken } as const
    const intent = swapOf({ ...pair, ...amounts(amount, quote.minBuyAmount) })
    expect(plan(intent, action)).toMatchObject({ role: 'main', spends: true })
    expect(() => plan(oneMore(intent), action)).toThrow('promised')
  })

  it('is signed as the swap that was approved: Uniswap X, hashed and named as the venue does', async () => {
    const { quote, permitData } = (await ask(`${sandbox.env.UNISWAP_API_URL}/quote`, {
      method: 'POST',
      headers: { 'x-api-key': 'practice', 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'EXACT_INPUT',
        amount: '150000000',
        tokenInChainId: NETWORKS.practice.ethereum,
        tokenOutChainId: NETWORKS.practice.ethereum,
        tokenIn: USDC,
        tokenOut: WETH,
        swapper: evm,
        protocols: ['UNISWAPX_V2'],
        slippageTolerance: 0.5,
      }),
    })) as { quote: { orderId: string }; permitData: { domain: object; types: object; values: Values } }
    const { spender, nonce, deadline, witness } = permitData.values
    const order = dutchOrder.parse({
      reactor: spender,
      swapper: witness.info.swapper,
      nonce: String(nonce),
      deadline: Number(deadline),
      cosigner: witness.cosigner,
      input: {
        token: witness.baseInputToken,
        startAmount: String(witness.baseInputStartAmount),
        endAmount: String(witness.baseInputEndAmount),
      },
      outputs: witness.baseOutputs,
    })
    const pair = { chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken: WETH } as const
    const intent = swapOf({ ...pair, ...amounts('150000000', order.outputs[0]?.endAmount) })
    const { message, finish } = plan(intent, { chain: 'ethereum', order })
    const { domain, types, values } = permitData
    const typed = { domain, types, message: values, primaryType: 'PermitWitnessTransferFrom' }
    expect(keccak256(message)).toBe(hashTypedData(typed as unknown as TypedDataDefinition))
    const { transactionId } = finish({ bytes: Buffer.alloc(64), recovery: 0 })
    expect(transactionId).toBe(quote.orderId)
    expect(() => plan(oneMore(intent), { chain: 'ethereum', order })).toThrow('promised')
  })
})

type Values = {
  spender: Hex
  nonce: string
  deadline: string
  witness: {
    info: { swapper: Hex }
    cosigner: Hex
    baseInputToken: Hex
    baseInputStartAmount: string
    baseInputEndAmount: string
    baseOutputs: unknown[]
  }
}
