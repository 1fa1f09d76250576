import { randomBytes } from 'node:crypto'
import {
  type Address,
  bytesToBigInt,
  bytesToHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  parseAbi,
  parseAbiParameters,
  size,
  zeroAddress,
} from 'viem'
import { NATIVE_COIN, PRACTICE_SETTLER } from '../../chains/evm/evm-addresses.ts'
import type { SwapQuote } from './find-quote.ts'
import type { SwapRequest } from './swap-request.ts'
import type { SwapVenue } from './swap-venue.ts'

const SLIPPAGE = 'struct AllowedSlippage { address recipient; address buyToken; uint256 minAmountOut; }'
const ORDER =
  'struct Order { address sellToken; uint256 sellAmount; uint256 deadline; bytes path; address feeRecipient; address feeToken; uint256 feeBps; bytes refundPath; address refundTo; }'
/** `execute` is the original's; its one action is an order of the practice world. */
export const SETTLER = parseAbi([
  SLIPPAGE,
  ORDER,
  'function execute(AllowedSlippage slippage, bytes[] actions, bytes32 zid) payable returns (bool)',
  'function executePermit2(AllowedSlippage slippage, Order order, uint256 nonce, uint256 bodyLength) payable',
])
export const ACTION = parseAbiParameters(['Order order', ORDER])
export const HOLDER = parseAbi([
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)',
])
const WRAPPED = parseAbi(['function deposit() payable', 'function withdraw(uint256)'])
/** A firm quote holds this long. */
const VALID_SEC = 300

export type SwapOrder = {
  readonly venue: SwapVenue
  readonly request: SwapRequest
  readonly quote: SwapQuote
  readonly taker: Address
  /** Seconds by which the deadline is put off; below zero for a quote that has run out. */
  readonly validSec?: number
}

export type EncodedSwap = {
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  readonly permit2: object | null
}

/** Null where the swap is more than wrapping, or is wanted through the settler. */
export function encodeWrap({ venue, request, quote }: SwapOrder): EncodedSwap | null {
  if (quote.path !== '0x' || !request.wrapDirectly) return null
  const to = venue.addresses.wrappedNative
  if (request.sellToken === NATIVE_COIN) {
    const data = encodeFunctionData({ abi: WRAPPED, functionName: 'deposit' })
    return { to, data, value: quote.sellAmount, permit2: null }
  }
  const data = encodeFunctionData({ abi: WRAPPED, functionName: 'withdraw', args: [quote.sellAmount] })
  return { to, data, value: 0n, permit2: null }
}

export function encodeForHolder(order: SwapOrder): EncodedSwap {
  const { venue, request, quote } = order
  const isNative = request.sellToken === NATIVE_COIN
  const inner = encodeFunctionData({
    abi: SETTLER,
    functionName: 'execute',
    args: [toSlippage(order), [encodeAbiParameters(ACTION, [toTerms(order)])], bytesToHex(randomBytes(32))],
  })
  const lent = isNative ? ([zeroAddress, 0n] as const) : ([request.sellToken, quote.sellAmount] as const)
  const data = encodeFunctionData({
    abi: HOLDER,
    functionName: 'exec',
    args: [PRACTICE_SETTLER, ...lent, PRACTICE_SETTLER, inner],
  })
  return { to: venue.addresses.allowanceHolder, data, value: isNative ? quote.sellAmount : 0n, permit2: null }
}

/** The taker appends the length of its signature and the signature to the data. */
export function encodeForPermit2(order: SwapOrder): EncodedSwap {
  const { venue, request, quote } = order
  const isNative = request.sellToken === NATIVE_COIN
  const nonce = bytesToBigInt(randomBytes(32))
  const terms = toTerms(order)
  const encode = (bodyLength: bigint) =>
    encodeFunctionData({
      abi: SETTLER,
      functionName: 'executePermit2',
      args: [toSlippage(order), terms, nonce, bodyLength],
    })
  const data = encode(BigInt(size(encode(0n))))
  if (isNative) return { to: PRACTICE_SETTLER, data, value: quote.sellAmount, permit2: null }
  const typed = permitData({
    venue,
    token: request.sellToken,
    amount: quote.sellAmount,
    nonce,
    deadline: terms.deadline,
  })
  return { to: PRACTICE_SETTLER, data, value: 0n, permit2: typed }
}

function toSlippage({ request, quote, taker }: SwapOrder) {
  return {
    recipient: request.recipient ?? taker,
    buyToken: request.buyToken,
    minAmountOut: quote.minBuyAmount,
  }
}

function toTerms({ request, quote, taker, validSec }: SwapOrder) {
  const { sellToken, fee } = request
  return {
    sellToken,
    sellAmount: quote.sellAmount,
    deadline: BigInt(Math.floor(Date.now() / 1_000) + (validSec ?? VALID_SEC)),
    path: quote.path,
    feeRecipient: fee?.recipient ?? zeroAddress,
    feeToken: fee?.token ?? zeroAddress,
    feeBps: BigInt(fee?.bps ?? 0),
    refundPath: quote.refundPath,
    refundTo: taker,
  }
}

const PERMIT_TYPES = {
  PermitTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
} as const

const DOMAIN_TYPE = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

function permitData(permit: {
  venue: SwapVenue
  token: Address
  amount: bigint
  nonce: bigint
  deadline: bigint
}): object {
  const { chainId, permit2 } = permit.venue.addresses
  const domain = { name: 'Permit2', chainId, verifyingContract: permit2 }
  const { token, amount, nonce, deadline } = permit
  const message = { permitted: { token, amount }, spender: PRACTICE_SETTLER, nonce, deadline }
  const hash = hashTypedData({ domain, types: PERMIT_TYPES, primaryType: 'PermitTransferFrom', message })
  const spoken = {
    permitted: { token, amount: `${amount}` },
    spender: PRACTICE_SETTLER,
    nonce: `${nonce}`,
    deadline: `${deadline}`,
  }
  const types = { EIP712Domain: DOMAIN_TYPE, ...PERMIT_TYPES }
  return {
    type: 'Permit2',
    hash,
    eip712: { types, domain, message: spoken, primaryType: 'PermitTransferFrom' },
  }
}
