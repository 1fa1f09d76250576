import { NETWORKS } from '@windhover/core/authority/networks'
import {
  type Address,
  erc20Abi,
  formatUnits,
  type Hex,
  maxUint256,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { askUniswap, type Json, signPermit } from './ask-uniswap.ts'
import { double } from './index.ts'
import { PERMIT2 } from './permit2.ts'
import { type PersonsCall, sendAs, startTestWorld, type TestWorld } from './start-test-world.ts'

const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const USDT_BSC: Address = '0x55d398326f99059fF775485246999027B3197955'
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'

let test: TestWorld

beforeAll(async () => {
  test = await startTestWorld([double])
})
afterAll(() => test?.stop())

const ask = (path: string, body: unknown) => askUniswap(test, path, body)

function quoteBody(chain: EvmChain, swapper: Address, trade: Json) {
  return {
    type: 'EXACT_INPUT',
    tokenInChainId: chain.chainId,
    tokenOutChainId: chain.chainId,
    swapper,
    slippageTolerance: 0.5,
    protocols: ['V3'],
    ...trade,
  }
}

/** Quote, approval where it is asked for, signature where it is asked for, transaction. */
async function swap(chain: EvmChain, person: PrivateKeyAccount, trade: Json) {
  const quoted = await ask('/quote', quoteBody(chain, person.address, trade))
  expect(quoted.status, JSON.stringify(quoted.body)).toBe(200)
  await approve(chain, person, trade)
  const { quote, permitData } = quoted.body
  const signed = permitData
    ? { permitData, signature: await signPermit(person, permitData, 'PermitSingle') }
    : {}
  const made = await ask('/swap', { quote, ...signed, simulateTransaction: true })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const before = await holdings(chain, person.address, trade)
  const receipt = await sendAs(chain, person, callOf(made.body.swap as Json))
  const after = await holdings(chain, person.address, trade)
  expect(receipt.status).toBe('success')
  const gasPaid = receipt.gasUsed * receipt.effectiveGasPrice
  const native = (token: unknown) => (token === zeroAddress ? gasPaid : 0n)
  return {
    quote,
    hash: receipt.transactionHash,
    spent: before.tokenIn - after.tokenIn - native(trade.tokenIn),
    gained: after.tokenOut - before.tokenOut + native(trade.tokenOut),
  }
}

function callOf(made: Json): PersonsCall {
  return {
    to: made.to as Address,
    data: made.data as Hex,
    value: BigInt(made.value as string),
    gas: BigInt(made.gasLimit as string),
  }
}

async function approve(chain: EvmChain, person: PrivateKeyAccount, trade: Json): Promise<void> {
  const { body } = await ask('/check_approval', {
    walletAddress: person.address,
    token: trade.tokenIn,
    amount: trade.amount,
    chainId: chain.chainId,
  })
  const approval = body.approval as Json | null
  if (approval) await sendAs(chain, person, { to: approval.to as Address, data: approval.data as Hex })
}

async function holdings(chain: EvmChain, owner: Address, trade: Json) {
  const read = (token: unknown): Promise<bigint> =>
    token === zeroAddress
      ? chain.node.getBalance({ address: owner })
      : chain.node.readContract({
          address: token as Address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        })
  return { tokenIn: await read(trade.tokenIn), tokenOut: await read(trade.tokenOut) }
}

describe('CLASSIC', () => {
  it('swaps tokens into native coin and back with exact balance changes', async () => {
    const chain = test.world.evm.ethereum
    const amount = parseUnits('1000', 6)
    const person = await test.person(chain, {
      nativeRaw: parseEther('1'),
      tokens: [{ address: USDC, amountRaw: amount }],
    })

    const there = await swap(chain, person, {
      tokenIn: USDC,
      tokenOut: zeroAddress,
      amount: amount.toString(),
    })
    expect(there.spent).toBe(amount)
    expect(there.gained).toBe(BigInt(there.quote.output.amount))

    const back = await swap(chain, person, {
      tokenIn: zeroAddress,
      tokenOut: USDC,
      amount: there.gained.toString(),
    })
    expect(back.spent).toBe(there.gained)
    expect(back.gained).toBe(BigInt(back.quote.output.amount))
    // Two fees of 0.05 % and nothing else.
    expect(Number(formatUnits(back.gained, 6))).toBeGreaterThan(997)
    expect(back.gained).toBeLessThan(amount)
  })

  it('takes several hops where there is no direct pool', async () => {
    const chain = test.world.evm.ethereum
    const amount = parseUnits('500', 6)
    const person = await test.person(chain, {
      nativeRaw: parseEther('1'),
      tokens: [{ address: USDC, amountRaw: amount }],
    })
    const done = await swap(chain, person, { tokenIn: USDC, tokenOut: LINK, amount: amount.toString() })
    expect(done.quote.route[0]).toHaveLength(2)
    expect(done).toMatchObject({ spent: amount, gained: BigInt(done.quote.output.amount) })
  })

  it('gives an exact output for no more than the limit', async () => {
    const chain = test.world.evm.ethereum
    const wanted = parseUnits('200', 6)
    const person = await test.person(chain, { nativeRaw: parseEther('2'), tokens: [] })
    const trade = { type: 'EXACT_OUTPUT', tokenIn: zeroAddress, tokenOut: USDC, amount: wanted.toString() }
    const done = await swap(chain, person, trade)
    expect(done).toMatchObject({ gained: wanted, spent: BigInt(done.quote.input.amount) })
  })

  it('goes through v4 pools, in both directions and with an exact output', async () => {
    const chain = test.world.evm.ethereum
    const amount = parseUnits('300', 6)
    const person = await test.person(chain, {
      nativeRaw: parseEther('2'),
      tokens: [{ address: USDC, amountRaw: amount }],
    })
    const v4 = { protocols: ['V4'] }
    const there = await swap(chain, person, {
      tokenIn: USDC,
      tokenOut: zeroAddress,
      amount: amount.toString(),
      ...v4,
    })
    expect(there.quote.route[0]?.[0]?.type).toBe('v4-pool')
    expect(there).toMatchObject({ spent: amount, gained: BigInt(there.quote.output.amount) })
    const back = await swap(chain, person, {
      type: 'EXACT_OUTPUT',
      tokenIn: zeroAddress,
      tokenOut: USDC,
      amount: '100000000',
      ...v4,
    })
    expect(back).toMatchObject({ gained: 100_000_000n, spent: BigInt(back.quote.input.amount) })
  })

  it('works on BSC, where the router has its own address', async () => {
    const chain = test.world.evm.bsc
    const amount = parseUnits('250', 18)
    const gift = { nativeRaw: parseEther('1'), tokens: [{ address: USDT_BSC, amountRaw: amount }] }
    const person = await test.person(chain, gift)
    const done = await swap(chain, person, {
      tokenIn: USDT_BSC,
      tokenOut: zeroAddress,
      amount: amount.toString(),
    })
    expect(done).toMatchObject({ spent: amount, gained: BigInt(done.quote.output.amount) })
    const listed = await fetch(
      `${test.url}/uniswap/v1/swaps?txHashes=${done.hash}&chainId=${NETWORKS.practice.bsc}`,
      {
        headers: { 'x-api-key': 'practice' },
      },
    )
    expect(await listed.json()).toMatchObject({ swaps: [{ status: 'SUCCESS', txHash: done.hash }] })
  })

  it('wraps and unwraps one for one', async () => {
    const chain = test.world.evm.ethereum
    const person = await test.person(chain, { nativeRaw: parseEther('1'), tokens: [] })
    const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
    const amount = parseEther('0.25')
    const there = await swap(chain, person, {
      tokenIn: zeroAddress,
      tokenOut: weth,
      amount: amount.toString(),
    })
    expect(there).toMatchObject({ spent: amount, gained: amount })
    const back = await swap(chain, person, {
      tokenIn: weth,
      tokenOut: zeroAddress,
      amount: amount.toString(),
    })
    expect(back).toMatchObject({ spent: amount, gained: amount })
  })

  it('never gives less than the quote allows: a quote that promises too much fails on chain', async () => {
    const chain = test.world.evm.ethereum
    const person = await test.person(chain, { nativeRaw: parseEther('2'), tokens: [] })
    test.world.faults.set({ target: 'uniswap', kind: 'lie', amount: 110, times: 1 })
    const trade = quoteBody(chain, person.address, {
      tokenIn: zeroAddress,
      tokenOut: USDC,
      amount: `${parseEther('1')}`,
    })
    const lied = await ask('/quote', trade)
    const told = await ask('/quote', trade)
    expect(BigInt(lied.body.quote.output.amount)).toBe((BigInt(told.body.quote.output.amount) * 110n) / 100n)
    const made = await ask('/swap', { quote: lied.body.quote })
    const receipt = await sendAs(chain, person, callOf(made.body.swap as Json))
    expect(receipt.status).toBe('reverted')
  })
})

describe('approval and permit', () => {
  it('asks for neither once they are there', async () => {
    const chain = test.world.evm.ethereum
    const amount = parseUnits('100', 6)
    const person = await test.person(chain, {
      nativeRaw: parseEther('1'),
      tokens: [{ address: USDC, amountRaw: amount }],
    })
    const trade = { tokenIn: USDC, tokenOut: zeroAddress, amount: (amount / 2n).toString() }
    await swap(chain, person, trade)
    const again = await ask('/quote', quoteBody(chain, person.address, trade))
    expect(again.body.permitData).toBeNull()
    const { body } = await ask('/check_approval', {
      walletAddress: person.address,
      token: USDC,
      amount: trade.amount,
      chainId: NETWORKS.practice.ethereum,
    })
    expect(body.approval).toBeNull()
    const allowed = await chain.node.readContract({
      address: USDC,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [person.address, PERMIT2],
    })
    expect(allowed).toBe(maxUint256)
    await swap(chain, person, trade)
  })
})
