import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  zeroHash,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { NATIVE_COIN } from '../../chains/evm/evm-addresses.ts'
import { wrappedAbi } from '../../doubles/uniswap/chain-contracts.ts'
import { ACTION, HOLDER, SETTLER } from '../../doubles/zero-x/encode-swap.ts'
import type { Token } from '../views.ts'
import { describeCall } from './describe-call.ts'
import type { EvmSource } from './evm-source.ts'

const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SPENDER: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const token = (symbol: string, decimals: number): Token => ({
  ...{ address: symbol, symbol, name: symbol, decimals, logo: null, assetId: null, kind: 'token' as const },
})
const ETH = token('ETH', 18)
// A call asks for nothing but names.
const source = {
  native: ETH,
  token: async (address) => ({ [USDC]: token('USDC', 6), [NATIVE_COIN]: ETH })[address] ?? null,
  party: (address) => ({ address, name: address === SPENDER ? 'Permit2' : null }),
} as Pick<EvmSource, 'native' | 'token' | 'party'> as EvmSource
const tell = (data: Hex, value = 0n) => describeCall({ to: USDC, value, data }, source)

describe('a call in one sentence', () => {
  it.each([
    ['Let Permit2 spend any amount of USDC', maxUint256],
    ['Let Permit2 spend up to 2.5 USDC', 2_500_000n],
    ['Let Permit2 spend no more USDC', 0n],
  ])('%s', async (sentence, amount) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SPENDER, amount] })
    expect(await tell(data)).toMatchObject({ sentence, isDecoded: true })
  })

  it('shows raw arguments with their meaning', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SPENDER, 2_500_000n] })
    const told = await tell(data)
    expect(told.sentence).toBe('Send 2.5 USDC to Permit2')
    expect(told.arguments.map(({ value, meaning }) => [value, meaning])).toEqual([
      ['0x0000…8BA3', 'Permit2'],
      ['2,500,000', '2.5 USDC'],
    ])
  })

  it('reads a swap out of the bytes that carry it', async () => {
    const order = {
      ...{ sellToken: NATIVE_COIN, sellAmount: 10n ** 17n, deadline: 1_700_000_000n, path: '0x' as const },
      ...{ feeRecipient: SPENDER, feeToken: USDC, feeBps: 75n, refundPath: '0x' as const, refundTo: SPENDER },
    } as const
    const least = { recipient: SPENDER, buyToken: USDC, minAmountOut: 386_000_000n } as const
    const actions = [encodeAbiParameters(ACTION, [order])]
    const inner = encodeFunctionData({
      abi: SETTLER,
      functionName: 'execute',
      args: [least, actions, zeroHash],
    })
    const data = encodeFunctionData({
      ...{ abi: HOLDER, functionName: 'exec', args: [SPENDER, USDC, 0n, SPENDER, inner] },
    })
    const told = await tell(data, 10n ** 17n)
    expect(told.sentence).toBe('Swap 0.1 ETH for at least 386 USDC')
    expect(told.arguments).toContainEqual({ name: 'order.feeBps', value: '75', meaning: '0.75%' })
    expect(told.arguments).toContainEqual({
      ...{ name: 'order.deadline', value: '1700000000', meaning: '2023-11-14 22:13:20' },
    })
  })

  it('tells the coin apart from calls', async () => {
    expect((await tell('0x', 10n ** 18n)).sentence).toBe('Send 1 ETH to 0xA0b8…eB48')
    const deposit = encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' })
    expect((await tell(deposit, 10n ** 18n)).sentence).toBe('Wrap 1 ETH')
  })

  it.each(['0x12345678ff', '0x12', '0xa9059cbb00'] as const)('does not guess at %s', async (data) => {
    expect(await tell(data)).toMatchObject({ isDecoded: false })
  })
})
