import { NETWORKS } from '@windhover/core/authority/networks'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import {
  SAMPLE_DEADLINE_SEC,
  SAMPLE_EVM_OWNER,
  SAMPLE_FEE_ACCOUNT,
  SAMPLE_NOW_MS,
  SAMPLE_SETTLER,
  swapOf,
} from '@windhover/testkit/sample-facts'
import { type EvmSignable, evmAction } from '@windhover/testkit/sign-requests'
import {
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { planAction } from '../plan-action.ts'

const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ROUTER = '0x00000000000000000000000000000000003c437A'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const WHBAR = '0x0000000000000000000000000000000000163B5a'
const SAUCE = '0x00000000000000000000000000000000000b2ad5'
const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MAX = (1n << 256n) - 1n
const abi = parseAbi([
  'function exec(address, address, uint256, address, bytes) payable',
  'function execute((address, address, uint256), bytes[], bytes32) payable',
  'function exactInput((bytes, address, uint256, uint256, uint256)) payable',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256, address) payable',
  'function multicall(bytes[]) payable',
  'function deposit() payable',
  'function withdraw(uint256)',
  'function associate()',
])

function plan(intent: SwapIntent, call: Partial<EvmSignable> & { to: string }, settlers = [SAMPLE_SETTLER]) {
  const chain = intent.chain === 'solana' ? 'ethereum' : intent.chain
  const action = evmAction({ valueWei: '0', gasLimit: '400000', ...call, chain })
  const given = {
    feeAccount: SAMPLE_FEE_ACCOUNT,
    settlers,
    cosigners: [],
    chainIds: NETWORKS.practice,
    nowMs: SAMPLE_NOW_MS,
  }
  return planAction({ intent, step: 0, action, owner: SAMPLE_EVM_OWNER, ...given })
}
const approve = (spender: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })

describe('a swap by 0x', () => {
  const tokens = swapOf({ chain: 'ethereum', venue: 'zero-x', sellToken: USDC, buyToken: DAI })
  type Terms = {
    operator: Hex
    token: Hex
    amount: bigint
    target: Hex
    recipient: Hex
    buyToken: Hex
    least: bigint
    selector?: Hex
  }
  const right: Terms = {
    operator: SAMPLE_SETTLER,
    token: USDC,
    amount: 700n,
    target: SAMPLE_SETTLER,
    recipient: SAMPLE_EVM_OWNER,
    buyToken: DAI,
    least: 900n,
  }
  const exec = (change: Partial<Terms> = {}): Hex => {
    const terms = { ...right, ...change }
    const inner = encodeFunctionData({
      abi,
      functionName: 'execute',
      args: [[terms.recipient, terms.buyToken, terms.least], ['0x01'], zeroHash],
    })
    const data = terms.selector === undefined ? inner : concatHex([terms.selector, `0x${inner.slice(10)}`])
    const args = [terms.operator, terms.token, terms.amount, terms.target, data] as const
    return encodeFunctionData({ abi, functionName: 'exec', args })
  }

  it('is signed when it is the one approved, and counts as spent without a recipient', () => {
    expect(plan(tokens, { to: HOLDER, data: exec() })).toMatchObject({
      role: 'main',
      spends: true,
      recipient: null,
    })
    expect(plan(tokens, { to: HOLDER, data: exec({ least: 5_000n }) }).role).toBe('main')
    const coin = { token: zeroAddress, amount: 0n }
    const sold = { ...tokens, sellToken: 'native' }
    expect(plan(sold, { to: HOLDER, data: exec(coin), valueWei: '700' }).role).toBe('main')
    const bought = { ...tokens, buyToken: 'native' }
    expect(plan(bought, { to: HOLDER, data: exec({ buyToken: COIN }) }).role).toBe('main')
  })

  it.each<[string, Partial<Terms>]>([
    ['another operator', { operator: THIEF }],
    ['another target', { target: THIEF }],
    ['a settler of nobody', { operator: THIEF, target: THIEF }],
    ['another token lent', { token: WETH }],
    ['more lent', { amount: 701n }],
    ['everything lent', { amount: MAX }],
    ['another recipient', { recipient: THIEF }],
    ['another token bought', { buyToken: WETH }],
    ['one less than promised', { least: 899n }],
    ['another call within', { selector: '0xfd3ad6d4' }],
  ])('is refused with %s', (_, change) => {
    expect(() => plan(tokens, { to: HOLDER, data: exec(change) })).toThrow()
  })

  it('is refused at another contract, with coins, without settlers, by another venue, with a wide slippage', () => {
    const data = exec()
    expect(() => plan(tokens, { to: SAMPLE_SETTLER, data })).toThrow('another contract')
    expect(() => plan(tokens, { to: HOLDER, data, valueWei: '1' })).toThrow('coins')
    expect(() => plan(tokens, { to: HOLDER, data }, [])).toThrow('settler')
    expect(() => plan({ ...tokens, venue: 'uniswap-x' }, { to: HOLDER, data })).toThrow('not an allowance')
    expect(() => plan({ ...tokens, chain: 'hedera' }, { to: HOLDER, data })).toThrow('venue')
    expect(() => plan({ ...tokens, buyToken: USDC }, { to: HOLDER, data })).toThrow('for itself')
    const sold = { ...tokens, sellToken: 'native' }
    const coin = exec({ token: zeroAddress, amount: 0n })
    expect(() => plan(sold, { to: HOLDER, data: coin, valueWei: '701' })).toThrow('amount')
    expect(() => plan(sold, { to: HOLDER, data, valueWei: '700' })).toThrow('lent too')
    const wide: SwapIntent = { ...tokens, quotedBuyAmountRaw: '1501' }
    expect(() => plan(wide, { to: HOLDER, data })).toThrow(
      expect.objectContaining({ kind: 'slippageTooWide' }),
    )
    expect(plan({ ...wide, quotedBuyAmountRaw: '1500' }, { to: HOLDER, data }).role).toBe('main')
  })

  it('allows exactly what is sold, to nobody but its holder', () => {
    const call = { to: USDC, data: approve(HOLDER, 700n) }
    // Of both the fee leaves, and nothing else.
    const fee = [{ chain: 'ethereum', token: 'native', amountRaw: 800_000_000_000_000n }]
    expect(plan(tokens, call)).toMatchObject({ role: 'allow-helper', spends: true, outflows: fee })
    const back = { to: USDC, data: approve(HOLDER, 0n) }
    expect(plan(tokens, back)).toMatchObject({ role: 'drop-allowance', spends: true, outflows: fee })
    expect(() => plan(tokens, { to: USDC, data: approve(SAMPLE_SETTLER, 0n) })).toThrow('spender')
    const byOrder = { ...tokens, venue: 'uniswap-x' as const }
    expect(plan(byOrder, { to: USDC, data: approve(PERMIT2, 700n) }).role).toBe('allow-helper')
    for (const [to, spender, amount] of [
      [USDC, HOLDER, MAX],
      [USDC, HOLDER, 701n],
      [USDC, PERMIT2, 700n],
      [USDC, SAMPLE_SETTLER, 700n],
      [DAI, HOLDER, 700n],
    ] as const) {
      expect(() => plan(tokens, { to, data: approve(spender, amount) })).toThrow()
    }
    expect(() => plan(tokens, { ...call, valueWei: '1' })).toThrow('not an allowance')
  })

  it('costs little to prepare, also where the network is busy', () => {
    const data = approve(HOLDER, 700n)
    const at = (gasLimit: string, gwei: number) =>
      plan(tokens, { to: USDC, data, gasLimit, maxFeePerGasWei: `${gwei}000000000` }).role
    expect(at('120000', 400)).toBe('allow-helper')
    expect(at('66000', 700)).toBe('allow-helper')
    for (const [gas, gwei] of [
      ['66000', 3_000],
      ['120000', 420],
      ['1000000', 60],
    ] as const) {
      expect(() => at(gas, gwei)).toThrow(expect.objectContaining({ kind: 'feeTooHigh' }))
    }
    const swap = { to: HOLDER, data: exec(), gasLimit: '120000', maxFeePerGasWei: '420000000000' }
    expect(plan(tokens, swap).role).toBe('main')
  })

  it('wraps and unwraps the coin without a venue, one for one', () => {
    const even = { quotedBuyAmountRaw: '700', minBuyAmountRaw: '700' } as const
    const wrap = { ...tokens, ...even, sellToken: 'native', buyToken: WETH }
    const unwrap = { ...tokens, ...even, sellToken: WETH, buyToken: 'native' }
    const deposit = encodeFunctionData({ abi, functionName: 'deposit' })
    const withdraw = (raw: bigint) => encodeFunctionData({ abi, functionName: 'withdraw', args: [raw] })
    expect(plan(wrap, { to: WETH, data: deposit, valueWei: '700' }).role).toBe('main')
    expect(plan(unwrap, { to: WETH, data: withdraw(700n) }).role).toBe('main')
    expect(() => plan(wrap, { to: WETH, data: deposit, valueWei: '701' })).toThrow('amount')
    expect(() => plan(wrap, { to: DAI, data: deposit, valueWei: '700' })).toThrow('contract')
    expect(() => plan(tokens, { to: WETH, data: deposit, valueWei: '700' })).toThrow()
    expect(() => plan({ ...wrap, buyToken: DAI }, { to: WETH, data: deposit, valueWei: '700' })).toThrow(
      'pair',
    )
    expect(() => plan(unwrap, { to: WETH, data: withdraw(701n) })).toThrow('amount')
    expect(() => plan(wrap, { to: WETH, data: withdraw(700n) })).toThrow('pair')
    expect(() => plan(unwrap, { to: WETH, data: withdraw(700n), valueWei: '1' })).toThrow('not a swap')
    const dearer: SwapIntent = { ...unwrap, quotedBuyAmountRaw: '701', minBuyAmountRaw: '701' }
    expect(() => plan(dearer, { to: WETH, data: withdraw(700n) })).toThrow('promised')
  })
})

describe('a swap by SaucerSwap', () => {
  const tokens = swapOf({
    chain: 'hedera',
    venue: 'saucerswap',
    sellToken: '0.0.731861',
    buyToken: '0.0.456858',
  })
  const [sold, bought] = [
    { ...tokens, sellToken: 'native' },
    { ...tokens, buyToken: 'native' },
  ]
  const OUT = '0x000000000000000000000000000000000006f89a'
  type Terms = { from: Hex; to: Hex; recipient: Hex; deadline: number; amount: bigint; least: bigint }
  const right: Terms = {
    from: SAUCE,
    to: OUT,
    recipient: SAMPLE_EVM_OWNER,
    deadline: SAMPLE_DEADLINE_SEC,
    amount: 700n,
    least: 900n,
  }
  const exact = (change: Partial<Terms> = {}): Hex => {
    const { from, to, recipient, deadline, amount, least } = { ...right, ...change }
    const path = concatHex([from, numberToHex(500, { size: 3 }), DAI, numberToHex(3_000, { size: 3 }), to])
    return encodeFunctionData({
      abi,
      functionName: 'exactInput',
      args: [[path, recipient, BigInt(deadline), amount, least]],
    })
  }
  const list = (...calls: Hex[]) => encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })
  const refund = encodeFunctionData({ abi, functionName: 'refundETH' })
  const unwrap = (least: bigint, to: Hex) =>
    encodeFunctionData({ abi, functionName: 'unwrapWHBAR', args: [least, to] })
  const swap = (data: Hex, intent: SwapIntent = tokens, valueWei = '0') =>
    plan(intent, { to: ROUTER, data, valueWei }).role
  const fromCoin = exact({ from: WHBAR })
  const toCoin = exact({ to: WHBAR, recipient: zeroAddress })
  const VALUE = '7000000000000'

  it('is signed in each of its forms', () => {
    expect(swap(exact())).toBe('main')
    expect(swap(list(exact()))).toBe('main')
    expect(swap(list(fromCoin, refund), sold, VALUE)).toBe('main')
    expect(swap(list(toCoin, unwrap(900n, SAMPLE_EVM_OWNER)), bought)).toBe('main')
  })

  it.each<[string, Partial<Terms>]>([
    ['another token sold', { from: WHBAR }],
    ['another token bought', { to: WHBAR }],
    ['another recipient', { recipient: THIEF }],
    ['the router as recipient', { recipient: zeroAddress }],
    ['more sold', { amount: 701n }],
    ['less than promised', { least: 899n }],
    ['a deadline past half an hour', { deadline: SAMPLE_NOW_MS / 1_000 + 1_801 }],
  ])('is refused with %s', (_, change) => {
    expect(() => swap(exact(change))).toThrow()
    expect(() => swap(list(exact(change)))).toThrow()
  })

  it('is refused with other calls beside it, at another contract, or with other coins', () => {
    expect(() => swap(list(exact(), exact()))).toThrow('more than')
    expect(() => swap(list(exact(), refund))).toThrow('more than')
    expect(() => swap(list(fromCoin, refund, refund), sold, VALUE)).toThrow('not a swap')
    expect(() => swap(list(list(exact())))).toThrow('list')
    expect(() => swap(refund)).toThrow('not a swap')
    expect(() => plan(tokens, { to: THIEF, data: exact() })).toThrow('another contract')
    expect(() => swap(exact(), tokens, '1')).toThrow('amount')
    expect(() => swap(list(fromCoin, refund), sold, '700')).toThrow('amount')
    expect(() => swap(toCoin, bought)).toThrow('somebody else')
    expect(() => swap(list(toCoin, unwrap(900n, THIEF)), bought)).toThrow('somebody else')
    expect(() => swap(list(toCoin, unwrap(899n, SAMPLE_EVM_OWNER)), bought)).toThrow('promised')
    expect(() => swap(list(exact({ to: WHBAR }), unwrap(900n, SAMPLE_EVM_OWNER)), bought)).toThrow(
      'recipient',
    )
    const circle = { ...sold, buyToken: '0.0.1456986' }
    expect(() => swap(exact({ from: WHBAR, to: WHBAR }), circle, VALUE)).toThrow('for itself')
  })

  it('accepts what is bought and allows what is sold, and nothing else', () => {
    const associate = encodeFunctionData({ abi, functionName: 'associate' })
    expect(plan(tokens, { to: OUT, data: associate })).toMatchObject({ role: 'accept-token', spends: true })
    expect(plan(tokens, { to: SAUCE, data: approve(ROUTER, 700n) }).role).toBe('allow-helper')
    expect(() => plan(tokens, { to: SAUCE, data: associate })).toThrow('accepted')
    expect(() => plan(bought, { to: OUT, data: associate })).toThrow('accepted')
    expect(() => plan(tokens, { to: SAUCE, data: approve(ROUTER, MAX) })).toThrow('amount')
    expect(() => plan(tokens, { to: SAUCE, data: approve(THIEF, 700n) })).toThrow('spender')
  })

  it('pays the approved fee to the operator, up to one percent of the coins that are sold', () => {
    const fee = (intent: SwapIntent, raw: string, to = SAMPLE_FEE_ACCOUNT) =>
      plan(intent, { to, data: '0x', valueWei: `${raw}0000000000` })
    expect(fee({ ...sold, serviceFeeRaw: '7' }, '7')).toMatchObject({ role: 'service-fee', spends: true })
    expect(fee({ ...tokens, serviceFeeRaw: '90' }, '90').role).toBe('service-fee')
    expect(fee({ ...sold, sellAmountRaw: '701', serviceFeeRaw: '8' }, '8').role).toBe('service-fee')
    expect(() => fee({ ...sold, serviceFeeRaw: '8' }, '8')).toThrow('one percent')
    expect(() => fee({ ...sold, serviceFeeRaw: '7' }, '8')).toThrow('amount')
    expect(() => fee({ ...sold, serviceFeeRaw: '7' }, '7', THIEF)).toThrow('recipient')
    expect(() => fee(sold, '7')).toThrow('no fee')
  })
})
