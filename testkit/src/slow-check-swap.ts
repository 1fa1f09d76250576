import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import {
  concatHex,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  slice,
} from 'viem'

export type SwapContext = {
  readonly intent: SwapIntent
  readonly owner: string
  readonly feeAccount: string | null
  readonly settlers: readonly string[]
  readonly nowMs: number
}
export type SlowCall = { readonly to: string; readonly data: string; readonly value: bigint }

const ABI = parseAbi([
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable',
  'function deposit() payable',
  'function withdraw(uint256)',
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256 amountMinimum, address recipient) payable',
  'function multicall(bytes[] data) payable',
  'function associate()',
  'function associateToken(address,address)',
])
const HOLDER = '0x0000000000001ff3684f28c67538d4d072c22734'
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const ROUTER = '0x00000000000000000000000000000000003c437a'
const WHBAR: Hex = '0x0000000000000000000000000000000000163b5a'
const ZERO: Hex = '0x0000000000000000000000000000000000000000'
const WRAPPED = {
  ethereum: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  bsc: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
}
const HALF_HOUR_SEC = 1_800n

export const hexOnHedera = (id: string) =>
  /^0\.0\.\d+$/.test(id) ? `0x${BigInt(id.slice(4)).toString(16).padStart(40, '0')}` : id

/**
 * Every call that would be the swap: what a venue is free to choose is taken from the given one when it keeps the
 * promise, and the call is built again around it.
 */
export function allowedSwapCalls(context: SwapContext, given: Hex): readonly SlowCall[] {
  const { intent } = context
  if (BigInt(intent.minBuyAmountRaw) * 5n < BigInt(intent.quotedBuyAmountRaw) * 3n) return []
  if (intent.sellToken.toLowerCase() === intent.buyToken.toLowerCase()) return []
  if (intent.venue === 'zero-x' && (intent.chain === 'ethereum' || intent.chain === 'bsc'))
    return [...allowance(context, HOLDER), ...settlements(context, given), ...wrapping(context, intent.chain)]
  if (intent.venue === 'uniswap-x' && intent.chain === 'ethereum') return allowance(context, PERMIT2)
  if (intent.venue === 'saucerswap' && intent.chain === 'hedera')
    return [...allowance(context, ROUTER), ...besideSaucer(context), ...routed(context, given)]
  return []
}

const addressOf = ({ intent }: SwapContext, token: string) =>
  (intent.chain === 'hedera' ? hexOnHedera(token) : token).toLowerCase() as Hex

function allowance(context: SwapContext, spender: Hex): readonly SlowCall[] {
  const { sellToken, sellAmountRaw } = context.intent
  if (sellToken === 'native') return []
  // Nothing is always harmless: it takes back what was allowed before.
  return [BigInt(sellAmountRaw), 0n].map((amount) => ({
    to: addressOf(context, sellToken),
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
    value: 0n,
  }))
}

const HEAD = [
  { type: 'address' },
  { type: 'address' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'bytes32' },
] as const

function settlements(context: SwapContext, given: Hex): readonly SlowCall[] {
  if (!given.startsWith('0x2213bc0b')) return []
  const { intent, owner, settlers } = context
  const { args } = decodeFunctionData({ abi: ABI, data: given })
  const inner = (args as readonly unknown[])[4] as Hex
  const [, , least, , zid] = decodeAbiParameters(HEAD, slice(inner, 4, 164))
  if (least < BigInt(intent.minBuyAmountRaw)) return []
  const isCoin = intent.sellToken === 'native'
  const bought =
    intent.buyToken === 'native' ? (`0x${'ee'.repeat(20)}` as Hex) : addressOf(context, intent.buyToken)
  const head = encodeAbiParameters(HEAD, [owner as Hex, bought, least, 160n, zid])
  const data = concatHex(['0x1fff991f', head, slice(inner, 164)])
  const sold = BigInt(intent.sellAmountRaw)
  return settlers.map((settler) => {
    const lent = isCoin ? ([ZERO, 0n] as const) : ([addressOf(context, intent.sellToken), sold] as const)
    const list = [settler as Hex, ...lent, settler as Hex, data] as const
    const whole = encodeFunctionData({ abi: ABI, functionName: 'exec', args: list })
    return { to: HOLDER, data: whole, value: isCoin ? sold : 0n }
  })
}

function wrapping(context: SwapContext, chain: 'ethereum' | 'bsc'): readonly SlowCall[] {
  const { sellToken, buyToken, sellAmountRaw, minBuyAmountRaw } = context.intent
  const amount = BigInt(sellAmountRaw)
  if (amount < BigInt(minBuyAmountRaw)) return []
  const to = WRAPPED[chain]
  const withdraw = encodeFunctionData({ abi: ABI, functionName: 'withdraw', args: [amount] })
  if (sellToken === 'native' && buyToken.toLowerCase() === to)
    return [{ to, data: encodeFunctionData({ abi: ABI, functionName: 'deposit' }), value: amount }]
  if (buyToken === 'native' && sellToken.toLowerCase() === to) return [{ to, data: withdraw, value: 0n }]
  return []
}

/** The operator's share and the acceptance of what is bought. */
function besideSaucer(context: SwapContext): readonly SlowCall[] {
  const { intent, owner, feeAccount } = context
  const fee = BigInt(intent.serviceFeeRaw ?? 0)
  const most = (BigInt(intent.sellAmountRaw) + 99n) / 100n
  const isFair = fee > 0n && (intent.sellToken !== 'native' || fee <= most)
  const fees = isFair && feeAccount !== null ? [{ to: feeAccount, data: '0x', value: fee * 10n ** 10n }] : []
  if (intent.buyToken === 'native') return fees
  const token = addressOf(context, intent.buyToken)
  const args = [owner as Hex, token] as const
  return [
    ...fees,
    { to: token, data: encodeFunctionData({ abi: ABI, functionName: 'associate' }), value: 0n },
    {
      to: hexOnHedera('0.0.359'),
      data: encodeFunctionData({ abi: ABI, functionName: 'associateToken', args }),
      value: 0n,
    },
  ]
}

function routed(context: SwapContext, given: Hex): readonly SlowCall[] {
  const { intent, owner, nowMs } = context
  if (!/^0x(c04b8d59|ac9650d8)/.test(given)) return []
  const outer = decodeFunctionData({ abi: ABI, data: given })
  const calls = outer.functionName === 'multicall' ? outer.args[0] : [given]
  const first = decodeFunctionData({ abi: ABI, data: calls[0] ?? '0x' })
  if (first.functionName !== 'exactInput') return []
  const { path, deadline, amountOutMinimum } = first.args[0]
  const least = BigInt(intent.minBuyAmountRaw)
  const ends = [intent.sellToken, intent.buyToken].map((each) =>
    each === 'native' ? WHBAR : addressOf(context, each),
  )
  const isPath = (path.length - 42) % 46 === 0 && path.length > 42
  if (!isPath || ends[0] === ends[1] || amountOutMinimum < least) return []
  if (slice(path, 0, 20) !== ends[0] || slice(path, -20) !== ends[1]) return []
  if (deadline > BigInt(Math.floor(nowMs / 1_000)) + HALF_HOUR_SEC) return []
  const amountIn = BigInt(intent.sellAmountRaw)
  const isCoinBought = intent.buyToken === 'native'
  const recipient = isCoinBought ? ZERO : (owner as Hex)
  const swap = encodeFunctionData({
    abi: ABI,
    functionName: 'exactInput',
    args: [{ path, recipient, deadline, amountIn, amountOutMinimum }],
  })
  const list = (...data: readonly Hex[]) =>
    encodeFunctionData({ abi: ABI, functionName: 'multicall', args: [data] })
  const value = intent.sellToken === 'native' ? amountIn * 10n ** 10n : 0n
  if (!isCoinBought) {
    const refund = encodeFunctionData({ abi: ABI, functionName: 'refundETH' })
    const forms = value === 0n ? [swap, list(swap)] : [swap, list(swap), list(swap, refund)]
    return forms.map((data) => ({ to: ROUTER, data, value }))
  }
  const second = decodeFunctionData({ abi: ABI, data: calls[1] ?? '0x' })
  if (second.functionName !== 'unwrapWHBAR' || second.args[0] < least) return []
  const unwrap = encodeFunctionData({
    abi: ABI,
    functionName: 'unwrapWHBAR',
    args: [second.args[0], owner as Hex],
  })
  return [{ to: ROUTER, data: list(swap, unwrap), value }]
}
