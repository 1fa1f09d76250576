import { NETWORKS } from '@windhover/core/authority/networks'
import type { IntentView } from '@windhover/core/transactions/contract'
import { intent } from '@windhover/core/transactions/intent'
import { createEvmSigner, createSolanaSigner } from '@windhover/testkit/action-signer'
import { switchFault } from '@windhover/testkit/lane-world'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { passChainTime } from '@windhover/testkit/pass-chain-time'
import { startTestSandbox, type TestSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { readAllowed } from '../../platform/evm/erc20-calls.ts'
import { connectEvmNode } from '../../platform/evm/evm-node.ts'

/** Every text of the swap catalogue, from a real cause: a venue or a chain that misbehaves, never an error thrown here. */

const ONLY = ['accounts', 'vaults', 'prices', 'tokens', 'balances', 'safety', 'transactions', 'swaps']
const SOL = 'So11111111111111111111111111111111111111112'
const SOLANA_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const ETHEREUM_USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const HEDERA_USDC = '0.0.456858'

let sandbox: TestSandbox
let world: MoneyWorld

beforeAll(async () => {
  sandbox = await startTestSandbox()
  // Nobody has ever opened this account, so the operator's fee cannot be paid.
  const env = { HEDERA_FEE_ACCOUNT: '0x00000000000000000000000000000000000Fee01' }
  world = await openMoneyWorld({ only: ONLY, fund: ['solana', 'ethereum', 'hedera'], env, sandbox })
}, 120_000)
afterEach(() => fetch(`${sandbox.httpUrl}/control/faults`, { method: 'DELETE' }))
afterAll(() => world?.stop())

const solana = { fromMint: SOL, toMint: SOLANA_USDC, amount: '0.2' }
const quoteSolana = (change: object = {}) =>
  world.call('POST', '/api/solana/swap/quote', { ...solana, ...change })
const swapSolana = (change: object = {}) => world.move('/api/solana/swap', { ...solana, ...change })

async function quoteEvm(change: object = {}) {
  const { vault, key } = world
  return await world.call('POST', '/api/ethereum/swap/quote', {
    vaultId: vault.tokenId,
    apiKey: key,
    taker: vault.ethAddress,
    sellToken: ETHEREUM_USDC,
    buyToken: WETH,
    sellAmount: '40000000',
    chainId: 1,
    provider: '0x',
    ...change,
  })
}
const swapEvm = (quote: Record<string, unknown>) =>
  world.move('/api/ethereum/swap', { from: world.vault.ethAddress, quote, chainId: 1 })

describe('a quote', () => {
  it('says that the exchange is busy', async () => {
    await switchFault(sandbox, { target: 'jupiter', kind: 'rate-limit' })
    expect(await quoteSolana()).toMatchObject({
      status: 503,
      body: { code: 'swap/venueBusy', error: 'The exchange is busy. Please wait a moment.' },
    })
  })

  it('says that the exchange is away', async () => {
    await switchFault(sandbox, { target: 'zero-x', kind: 'server-error' })
    expect(await quoteEvm()).toMatchObject({ status: 503, body: { code: 'swap/venueUnavailable' } })
  })

  it('of one venue stands when the other is away', async () => {
    await switchFault(sandbox, { target: 'zero-x', kind: 'server-error' })
    const { status, body } = await quoteEvm({ provider: 'auto' })
    expect({ status, provider: body.provider }).toEqual({ status: 200, provider: 'uniswapx' })
  })

  it('R3-164 finds no route to what nobody trades', async () => {
    const { address: untraded } = await createSolanaSigner()
    const { status, body } = await quoteSolana({ toMint: untraded })
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: 'No route through Jupiter was found to trade',
    })
  })

  it('R2-186 needs both tokens and an amount', async () => {
    for (const change of [{ amount: '0' }, { amount: 'much' }, { amount: '.' }])
      expect(await quoteSolana(change)).toMatchObject({
        status: 400,
        body: { error: 'Missing required swap parameters' },
      })
    expect(await quoteSolana({ toMint: SOL })).toMatchObject({ body: { code: 'swap/sameToken' } })
  })
})

describe('a swap', () => {
  it('moves nothing when the price has moved beyond its slippage', async () => {
    const before = await world.held('solana', 'native')
    const { body: quote } = await quoteSolana()
    await switchFault(sandbox, { target: 'jupiter', kind: 'lie', amount: 50, match: '/order' })
    const intentId = crypto.randomUUID()
    const { tokenId: vaultId } = world.vault
    const terms = quote.terms as object
    const asked = intent.parse({ id: intentId, vaultId, type: 'swap', ...terms })
    const approval = await world.approve(asked)
    await world.call('POST', '/api/transactions', { vaultId, apiKey: world.key, intent: asked, approval })
    expect(await world.settled(intentId)).toMatchObject({
      state: 'FAILED',
      failure: {
        code: 'swap/priceMoved',
        text: 'The price moved beyond your slippage. Nothing was swapped.',
      },
      transactionId: null,
    })
    expect(await world.held('solana', 'native')).toBe(before)
  })

  it('says that the vault cannot pay', async () => {
    expect(await swapSolana({ amount: '20000' })).toMatchObject({
      status: 422,
      body: {
        error: expect.stringMatching(/not enough|insufficient/i),
        context: { failure: expect.stringMatching(/\/insufficientFunds$/) },
      },
    })
  })

  it('that a venue promises too much for is refused by the chain before it is signed', async () => {
    await switchFault(sandbox, { target: 'zero-x', kind: 'lie', amount: 130 })
    const { body: quote } = await quoteEvm()
    const { status, body } = await swapEvm(quote)
    expect(status).toBe(422)
    expect(body.error).toEqual(expect.any(String))
  })

  it('that is late at the venue is refused by the chain', async () => {
    const { body: quote } = await quoteEvm()
    await switchFault(sandbox, { target: 'zero-x', kind: 'expire' })
    expect((await swapEvm(quote)).status).toBe(422)
  })

  it('takes back what one that failed left allowed, as some tokens want it, before it allows more', async () => {
    const rpcUrl = sandbox.env.ETHEREUM_RPC_URL ?? ''
    const node = connectEvmNode({ chain: 'ethereum', evmChainId: NETWORKS.practice.ethereum, rpcUrl })
    const allowed = () => readAllowed(node, usdcOfHolder())
    expect(await allowed()).toBe(40_000_000n)
    const { body: quote } = await quoteEvm({ sellAmount: '50000000' })
    const sent = await swapEvm(quote)
    expect((await world.settled(String(sent.body.intentId))).state).toBe('CONFIRMED')
    expect(await allowed()).toBe(0n)
  })

  it('is done once although the venue does not answer at first', async () => {
    const before = await world.held('solana', SOLANA_USDC)
    await switchFault(sandbox, { target: 'jupiter', kind: 'drop', match: '/execute', times: 2 })
    const { body } = await swapSolana()
    const view = await world.settled(String(body.intentId))
    const got = (await world.held('solana', SOLANA_USDC)) - before
    expect(got.toString()).toBe(view.receipt?.swap?.executedBuyRaw)
  })

  it('is done once although its blockhash expired before it was sent', async () => {
    const before = await world.held('solana', SOLANA_USDC)
    await switchFault(sandbox, { target: 'jupiter', kind: 'expire', times: 1, match: 'taker' })
    const id = crypto.randomUUID()
    await world.move('/api/solana/swap', solana, id)
    const view = await world.settled(id)
    const got = (await world.held('solana', SOLANA_USDC)) - before
    const expected = view.state === 'CONFIRMED' ? view.receipt?.swap?.executedBuyRaw : '0'
    expect(got.toString()).toBe(expected)
  })
})

describe('an order of Uniswap X', () => {
  it('is open until somebody fills it, and expires when nobody does; nothing is swapped then', async () => {
    const before = await world.held('ethereum', ETHEREUM_USDC)
    await switchFault(sandbox, { target: 'uniswap', kind: 'expire' })
    const { body: quote } = await quoteEvm({ provider: 'uniswapx', slippage: 2 })
    const sent = await swapEvm(quote)
    expect(sent.body).toMatchObject({ orderStatus: 'open', state: 'SUBMITTED' })
    expect(await statusOf(String(sent.body.orderId))).toBe('open')
    await passChainTime(sandbox, 300)
    await waitUntil({
      what: 'the end of the order',
      timeoutMs: 150_000,
      check: async () => (await viewOf(String(sent.body.intentId))).state === 'EXPIRED',
    })
    expect((await viewOf(String(sent.body.intentId))).failure).toMatchObject({
      code: 'swap/orderExpired',
      text: 'Nobody filled the order in time. Nothing was swapped.',
    })
    expect(await statusOf(String(sent.body.orderId))).toBe('expired')
    expect(await world.held('ethereum', ETHEREUM_USDC)).toBe(before)
  }, 180_000)

  it('R2-072 cannot be listed while the service is away', async () => {
    await switchFault(sandbox, { target: 'uniswap', kind: 'server-error' })
    const listed = await world.call('GET', `/api/uniswapx/orders?address=${world.vault.ethAddress}`)
    expect(listed).toMatchObject({ status: 503, body: { error: 'Failed to load orders' } })
    const others = await world.call('GET', `/api/uniswapx/orders?address=${createEvmSigner().address}`)
    expect(others.status).toBe(403)
  })
})

describe('a swap on Hedera', () => {
  it('R2-281 is done although the operator’s fee cannot be taken; it is owed and says so', async () => {
    const before = await world.held('hedera', HEDERA_USDC)
    const hbarBefore = await world.held('hedera', 'native')
    const { body } = await world.move('/api/hedera/swap', {
      inputToken: 'native',
      outputToken: HEDERA_USDC,
      amount: '20',
      from: world.vault.ethAddress,
      useNative: true,
    })
    const view = await world.settled(String(body.intentId))
    expect(view).toMatchObject({ state: 'CONFIRMED', failure: null })
    expect(await world.held('hedera', HEDERA_USDC)).toBeGreaterThan(before)
    expect(view.receipt?.fees.find(({ kind }) => kind === 'service')).toMatchObject({
      amountRaw: '20000000',
      isOwed: true,
    })
    const networkFees = (view.receipt?.fees ?? []).filter(({ kind }) => kind === 'network')
    const paidRaw = networkFees.reduce((sum, { amountRaw }) => sum + BigInt(amountRaw), 0n)
    const lostRaw = hbarBefore - (await world.held('hedera', 'native'))
    expect(lostRaw, 'nothing but the swap was taken').toBe(2_000_000_000n + paidRaw)
  })
})

describe('the signer', () => {
  it('refuses a swap above the limits of the vault', async () => {
    const limits = { perTransactionUsd: 1 }
    await world.call('PUT', '/api/safety', { vaultId: world.vault.tokenId, limits })
    const { status, body } = await swapSolana()
    expect({ status, error: body.error }).toEqual({ status: 422, error: expect.stringMatching(/limit/i) })
  })
})

const usdcOfHolder = () => ({
  token: getAddress(ETHEREUM_USDC),
  owner: getAddress(world.vault.ethAddress),
  spender: getAddress('0x0000000000001fF3684f28c67538d4D072C22734'),
})

async function viewOf(intentId: string): Promise<IntentView> {
  return (await world.call('GET', `/api/transactions/${intentId}`)).body as unknown as IntentView
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const listed = await world.call('GET', `/api/uniswapx/orders?address=${world.vault.ethAddress}`)
  const orders = listed.body.orders as { orderId: string; orderStatus: string }[]
  return orders.find((order) => order.orderId === orderId)?.orderStatus
}
