import { setTimeout as sleep } from 'node:timers/promises'
import { NETWORKS } from '@windhover/core/authority/networks'
import { waitUntil } from '@windhover/testkit/wait-until'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PRACTICE_COSIGNER } from '../../chains/evm/evm-addresses.ts'
import { askUniswap, type Json, type QuoteOfAnswer, signPermit } from './ask-uniswap.ts'
import { DUTCH_REACTOR, decodeOrder, encodeOrder } from './dutch-order.ts'
import { double } from './index.ts'
import { orderBookOf } from './order-book.ts'
import { PERMIT2 } from './permit2.ts'
import { reactorAbi } from './place-reactor.ts'
import { sendAs, startTestWorld, type TestWorld } from './start-test-world.ts'

const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const ALLOW_PERMIT2 = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'approve',
  args: [PERMIT2, maxUint256],
})

let test: TestWorld

beforeAll(async () => {
  test = await startTestWorld([double])
})
afterAll(() => test?.stop())
afterEach(() => test.world.faults.clear())

const ask = (path: string, body?: unknown) => askUniswap(test, path, body)

async function swapper(amountRaw: bigint): Promise<PrivateKeyAccount> {
  const chain = test.world.evm.ethereum
  const person = await test.person(chain, {
    nativeRaw: parseEther('1'),
    tokens: [{ address: USDC, amountRaw }],
  })
  await sendAs(chain, person, { to: USDC, data: ALLOW_PERMIT2 })
  return person
}

async function quoteX(person: PrivateKeyAccount, trade: Json) {
  const asked = {
    type: 'EXACT_INPUT',
    tokenInChainId: NETWORKS.practice.ethereum,
    tokenOutChainId: NETWORKS.practice.ethereum,
    tokenIn: USDC,
    swapper: person.address,
    slippageTolerance: 1,
    protocols: ['UNISWAPX_V2'],
    ...trade,
  }
  const { status, body } = await ask('/quote', asked)
  expect(status, JSON.stringify(body)).toBe(200)
  if (!body.permitData) throw new Error('an order without anything to sign')
  const signature = await signPermit(person, body.permitData, 'PermitWitnessTransferFrom')
  return { quote: body.quote, routing: body.routing, signature }
}

type ShownOrder = { orderStatus: string; txHash?: Hex; settledAmounts?: Json[]; encodedOrder: Hex }

async function readOrder(orderId: string): Promise<ShownOrder> {
  const { body } = await ask(`/orders?orderId=${orderId}`)
  const [order] = body.orders as ShownOrder[]
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

async function waitForStatus(orderId: string, status: string): Promise<ShownOrder> {
  await waitUntil({
    what: `the order to be ${status}`,
    check: async () => (await readOrder(orderId)).orderStatus === status,
    timeoutMs: 15_000,
  })
  return readOrder(orderId)
}

async function balance(token: Address, owner: Address): Promise<bigint> {
  const { node } = test.world.evm.ethereum
  if (token === zeroAddress) return node.getBalance({ address: owner })
  return node.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

async function fillOf(
  person: PrivateKeyAccount,
  tokenOut: Address,
  order: { quote: QuoteOfAnswer; signature: Hex },
) {
  const before = [await balance(USDC, person.address), await balance(tokenOut, person.address)] as const
  const posted = await ask('/order', { quote: order.quote, signature: order.signature, routing: 'DUTCH_V2' })
  expect(posted, JSON.stringify(posted.body)).toMatchObject({ status: 201, body: { orderStatus: 'open' } })
  const shown = await waitForStatus(order.quote.orderId, 'filled')
  const after = [await balance(USDC, person.address), await balance(tokenOut, person.address)] as const
  return { shown, spent: before[0] - after[0], gained: after[1] - before[1] }
}

describe('a DUTCH_V2 order', () => {
  it('is quoted, signed, posted and filled; what is settled is what the balances show', async () => {
    const amount = parseUnits('1000', 6)
    const person = await swapper(amount)
    const order = await quoteX(person, { tokenOut: LINK, amount: amount.toString() })
    expect(order.routing).toBe('DUTCH_V2')
    const { shown, spent, gained } = await fillOf(person, LINK, order)
    expect(spent).toBe(amount)
    expect(gained).toBeGreaterThanOrEqual(BigInt(order.quote.orderInfo.outputs[0]?.startAmount ?? 0))
    expect(shown.settledAmounts).toEqual([
      { tokenIn: USDC, amountIn: amount.toString(), tokenOut: LINK, amountOut: gained.toString() },
    ])
    const receipt = await test.world.evm.ethereum.node.getTransactionReceipt({ hash: shown.txHash ?? '0x' })
    expect(receipt).toMatchObject({ status: 'success', to: DUTCH_REACTOR.toLowerCase() })
  })

  it('pays out native coin, and an exact output to the last unit', async () => {
    const person = await swapper(parseUnits('4000', 6))
    const wanted = parseEther('0.1')
    const order = await quoteX(person, {
      type: 'EXACT_OUTPUT',
      tokenOut: zeroAddress,
      amount: wanted.toString(),
    })
    const { shown, spent, gained } = await fillOf(person, zeroAddress, order)
    expect(gained).toBe(wanted)
    expect(shown.settledAmounts).toMatchObject([{ amountIn: spent.toString(), amountOut: wanted.toString() }])
    expect(spent).toBeLessThanOrEqual(BigInt(order.quote.orderInfo.input.startAmount))
  })

  it('posted twice is one order', async () => {
    const amount = parseUnits('50', 6)
    const person = await swapper(amount * 2n)
    const order = await quoteX(person, { tokenOut: LINK, amount: amount.toString() })
    const { spent } = await fillOf(person, LINK, order)
    const again = await ask('/order', { quote: order.quote, signature: order.signature })
    expect(again).toMatchObject({
      status: 201,
      body: { orderId: order.quote.orderId, orderStatus: 'filled' },
    })
    await sleep(1_500)
    expect(await balance(USDC, person.address)).toBe(amount * 2n - spent)
  })

  it('is refused when somebody else signed it or its amounts were changed', async () => {
    const person = await swapper(parseUnits('100', 6))
    const other = await swapper(1n)
    const order = await quoteX(person, { tokenOut: LINK, amount: '100000000' })
    const { signature } = await quoteX(other, { tokenOut: LINK, amount: '1' })
    const forged = await ask('/order', { quote: order.quote, signature })
    expect(forged).toMatchObject({
      status: 400,
      body: { errorCode: 'RequestValidationError', detail: 'Invalid signature' },
    })

    const inner = decodeOrder(order.quote.encodedOrder)
    const cheaper = { ...inner, baseInput: { ...inner.baseInput, startAmount: 1n, endAmount: 1n } }
    const quote = { ...order.quote, encodedOrder: encodeOrder(cheaper) }
    expect(await ask('/order', { quote, signature: order.signature })).toMatchObject({ status: 400 })
    expect(
      await ask('/order', { quote: { ...order.quote, extra: 1 }, signature: order.signature }),
    ).toMatchObject({ status: 400 })
  })

  it('expires when the switch keeps the filler away', async () => {
    const amount = parseUnits('100', 6)
    const person = await swapper(amount)
    test.world.faults.set({ target: 'uniswap', kind: 'expire', match: person.address })
    const order = await quoteX(person, { tokenOut: LINK, amount: amount.toString() })
    await ask('/order', { quote: order.quote, signature: order.signature })
    await sleep(2_500)
    expect((await readOrder(order.quote.orderId)).orderStatus).toBe('open')
    // The chain's time is all that decides; it is put past the deadline for an order that would wait two minutes.
    const { admin } = test.world.evm.ethereum
    await admin.setNextBlockTimestamp({ timestamp: BigInt(order.quote.orderInfo.deadline) + 1n })
    await admin.mine({ blocks: 1 })
    await waitForStatus(order.quote.orderId, 'expired')
    expect(await balance(USDC, person.address)).toBe(amount)
  })

  it('without the money, or without the approval, ends as insufficient-funds', async () => {
    const chain = test.world.evm.ethereum
    const poor = await swapper(5n)
    const unapproved = await test.person(chain, {
      nativeRaw: 1n,
      tokens: [{ address: USDC, amountRaw: 10_000_000n }],
    })
    for (const person of [poor, unapproved]) {
      const order = await quoteX(person, { tokenOut: LINK, amount: '10000000' })
      await ask('/order', { quote: order.quote, signature: order.signature })
      await waitForStatus(order.quote.orderId, 'insufficient-funds')
    }
  })

  it('that was accepted without an answer is found by its id and filled', async () => {
    const amount = parseUnits('70', 6)
    const person = await swapper(amount)
    const order = await quoteX(person, { tokenOut: LINK, amount: amount.toString() })
    test.world.faults.set({
      target: 'uniswap',
      kind: 'timeout-after-success',
      times: 1,
      delayMs: 50,
      match: '/order',
    })
    await expect(ask('/order', { quote: order.quote, signature: order.signature })).rejects.toThrow()
    await waitForStatus(order.quote.orderId, 'filled')
    expect(await balance(USDC, person.address)).toBe(0n)
  })

  it('survives a restart, is listed page by page and by the order service', async () => {
    const person = await swapper(parseUnits('30', 6))
    const ids: string[] = []
    for (const amount of ['10000000', '10000001', '9000000']) {
      const order = await quoteX(person, { tokenOut: LINK, amount })
      await fillOf(person, LINK, order)
      ids.push(order.quote.orderId)
    }
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await ask(
        `/orders?swapper=${person.address}&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      )
      listed.push(...(body.orders as { orderId: string }[]).map((order) => order.orderId))
      cursor = body.cursor as string | undefined
    } while (cursor)
    expect(listed).toEqual(ids.toReversed())

    const service = await fetch(`${test.url}/uniswap/v2/orders?orderHash=${ids[0]}`)
    expect(await service.json()).toMatchObject({
      orders: [{ orderHash: ids[0], orderStatus: 'filled', chainId: NETWORKS.practice.ethereum }],
    })
    expect(orderBookOf(test.reopen()).find(ids[0] ?? '')?.status).toBe('filled')
  })
})

describe('the reactor', () => {
  it('takes no order whose cosigner did not sign what it says', async () => {
    const chain = test.world.evm.ethereum
    const person = await swapper(parseUnits('100', 6))
    test.world.faults.set({ target: 'uniswap', kind: 'expire', times: 1 })
    const { quote, signature } = await quoteX(person, { tokenOut: LINK, amount: '100000000' })
    await ask('/order', { quote, signature })
    const good = decodeOrder((await readOrder(quote.orderId)).encodedOrder)
    expect(good.cosigner).toBe(PRACTICE_COSIGNER)
    const run = (order: Hex, account: Address) =>
      chain.node.simulateContract({
        address: DUTCH_REACTOR,
        abi: reactorAbi,
        functionName: 'execute',
        args: [{ order, sig: signature }],
        account,
      })
    const bent = { ...good, cosignerData: { ...good.cosignerData, outputAmounts: [0n] } }
    await expect(run(encodeOrder(bent), chain.treasury)).rejects.toThrow('InvalidCosignature')
    // Somebody else than the chosen filler must better the price, and here cannot pay at all.
    await expect(run(encodeOrder(good), person.address)).rejects.toThrow('TokenTransferFailed')
    await expect(run(encodeOrder(good), chain.treasury)).resolves.toBeDefined()
  })
})
